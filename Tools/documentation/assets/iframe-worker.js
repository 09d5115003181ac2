'use strict';
// Browsers start no worker for a page that was opened from a folder. The search then runs in a hidden frame,
// which has what its script needs of a worker: messages, and importScripts. Material looks for this name.
if (location.protocol === 'file:') {
  window.IFrameWorker = class extends EventTarget {
    #window;
    #waiting = [];

    constructor(address) {
      super();
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.title = 'Search';
      document.body.append(frame);
      this.#window = frame.contentWindow;
      const inner = frame.contentDocument;
      // Otherwise a browser may replace the empty document later, with all that is in it.
      inner.open();
      inner.write('<!DOCTYPE html><head></head>');
      inner.close();
      const load = (url) => new Promise((resolve, reject) => {
        const script = inner.createElement('script');
        script.src = url;
        script.onload = resolve;
        script.onerror = reject;
        inner.head.append(script);
      });
      this.#window.postMessage = (data) => this.dispatchEvent(new MessageEvent('message', {data}));
      this.#window.importScripts = async (...urls) => { for (const url of urls) await load(url); };
      load(address).then(() => {
        const waiting = this.#waiting;
        this.#waiting = null;
        for (const data of waiting) this.postMessage(data);
      });
    }

    postMessage(data) {
      if (this.#waiting) this.#waiting.push(data);
      else this.#window.dispatchEvent(new MessageEvent('message', {data}));
    }
  };
  window.Worker = window.IFrameWorker;
}
