// Talks to 'maquette lsp': the protocol's frames over a child's standard streams.
"use strict";

const { spawn } = require("child_process");

const HEADER_END = Buffer.from("\r\n\r\n");

class Connection {
  constructor(program, args, handlers) {
    this.handlers = handlers;
    this.waiting = new Map();
    this.next = 1;
    this.buffer = Buffer.alloc(0);
    this.isOpen = true;
    this.child = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"] });
    this.child.stdout.on("data", (data) => this.take(data));
    this.child.stderr.on("data", (data) => handlers.log(data.toString()));
    this.child.stdin.on("error", () => this.end("it does not read any more"));
    this.child.on("error", (error) => this.end(error.message));
    this.child.on("exit", (code) => this.end(`it ended with ${code}`));
  }

  end(reason) {
    if (!this.isOpen) return;
    this.isOpen = false;
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
    this.handlers.ended(reason);
  }

  send(message) {
    if (!this.isOpen) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.child.stdin.write(body);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  // The answer to a request; null when it was cancelled.
  request(method, params, token) {
    if (!this.isOpen) return Promise.resolve(null);
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      if (token) token.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
      this.send({ id, method, params });
    });
  }

  take(data) {
    this.buffer = this.buffer.length ? Buffer.concat([this.buffer, data]) : data;
    for (;;) {
      const end = this.buffer.indexOf(HEADER_END);
      if (end < 0) return;
      const length = /content-length: *([0-9]+)/i.exec(this.buffer.toString("latin1", 0, end));
      const start = end + HEADER_END.length;
      const stop = start + Number(length ? length[1] : 0);
      if (this.buffer.length < stop) return;
      const body = this.buffer.toString("utf8", start, stop);
      this.buffer = this.buffer.subarray(stop);
      this.dispatch(JSON.parse(body));
    }
  }

  dispatch(message) {
    if (message.method && message.id !== undefined) {
      // It asks to be told of files that change, which the extension does anyway.
      this.send({ id: message.id, result: null });
    } else if (message.method) {
      this.handlers.notified(message.method, message.params);
    } else {
      const waiting = this.waiting.get(message.id);
      if (!waiting) return;
      this.waiting.delete(message.id);
      waiting.resolve(message.error ? null : message.result);
    }
  }

  async stop() {
    if (!this.isOpen) return;
    await this.request("shutdown").catch(() => null);
    this.notify("exit");
  }
}

module.exports = { Connection };
