'use strict';
// Material's search takes a dash before a word for "without it", and fails on two: a query '--shard' finds
// nothing. Flags are looked for by their names, as the index has them. This is loaded before Material
// makes its worker, and after the one that stands for it in pages of a folder.
window.Worker = class extends window.Worker {
  // Material's SearchMessageType.QUERY.
  static #query = 2;

  postMessage(message, ...more) {
    const isQuery = message?.type === this.constructor.#query && typeof message.data === 'string';
    super.postMessage(
      isQuery ? {...message, data: message.data.replace(/(^|[\s"])--+(?=\w)/g, '$1')} : message, ...more);
  }
};
