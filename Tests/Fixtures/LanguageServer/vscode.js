// Runs the extension for Visual Studio Code without the editor: with just so much of the editor's
// interface as it uses. Arguments: the extension's folder, the program, a spec. Writes JSON.
"use strict";

const fs = require("fs");
const Module = require("module");

const [folder, program, spec] = process.argv.slice(2);
const nothing = { dispose() {} };
const providers = {};
const events = {};
const published = [];
const keep = (name) => (selector, provider) => ((providers[name] = provider), nothing);
const event = (name) => (handler) => ((events[name] = handler), nothing);

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}
class Range {
  constructor(a, b, c, d) {
    Object.assign(this, { start: new Position(a, b), end: new Position(c, d) });
  }
}
// A class that keeps what it is made of under some names.
const record = (...names) =>
  class {
    constructor(...values) {
      names.forEach((name, index) => (this[name] = values[index]));
    }
  };
class WorkspaceEdit {
  constructor() {
    this.edits = [];
  }
  replace(uri, range, text) {
    this.edits.push({ uri: uri.toString(), range, text });
  }
}
const uri = (text) => ({ toString: () => text });
const document = {
  languageId: "yaml",
  version: 1,
  uri: uri("file://" + spec),
  getText: () => fs.readFileSync(spec, "utf8"),
};

const vscode = {
  Position,
  Range,
  WorkspaceEdit,
  Uri: { parse: uri },
  Location: record("uri", "range"),
  Hover: record("contents", "range"),
  MarkdownString: record("value"),
  Diagnostic: record("range", "message", "severity"),
  DiagnosticRelatedInformation: record("location", "message"),
  DiagnosticSeverity: { Error: 0, Warning: 1 },
  CompletionItem: record("label", "kind"),
  CompletionList: record("items", "isIncomplete"),
  DocumentSymbol: record("name", "detail", "kind", "range", "selectionRange"),
  CodeAction: record("title", "kind"),
  CodeActionKind: { QuickFix: "quickfix" },
  TextEdit: { replace: (range, text) => ({ range, text }) },
  env: { appName: "Visual Studio Code" },
  version: "1.90.0",
  window: {
    createOutputChannel: () => ({ ...nothing, append() {}, appendLine() {} }),
    showErrorMessage: (text) => process.stderr.write(text + "\n"),
  },
  workspace: {
    textDocuments: [document],
    workspaceFolders: [],
    getConfiguration: () => ({
      get: (key) => ({ path: program, arguments: [], hoverPictures: true })[key],
    }),
    createFileSystemWatcher: () => ({
      ...nothing,
      onDidChange: event("fileChanged"),
      onDidCreate: event("fileCreated"),
      onDidDelete: event("fileDeleted"),
    }),
    onDidOpenTextDocument: event("opened"),
    onDidChangeTextDocument: event("changed"),
    onDidCloseTextDocument: event("closed"),
  },
  languages: {
    createDiagnosticCollection: () => ({
      ...nothing,
      clear() {},
      set: (target, found) => published.push(found),
    }),
    registerHoverProvider: keep("hover"),
    registerCompletionItemProvider: keep("completion"),
    registerDefinitionProvider: keep("definition"),
    registerDocumentSymbolProvider: keep("symbols"),
    registerDocumentFormattingEditProvider: keep("formatting"),
    registerCodeActionsProvider: keep("actions"),
  },
};

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const extension = require(folder);

async function until(condition) {
  const end = Date.now() + 40000;
  while (!condition()) {
    if (Date.now() > end) throw new Error("it takes too long");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function main() {
  await extension.activate({ subscriptions: [] });
  await until(() => published.length > 0);
  const before = published[0];
  const hover = await providers.hover.provideHover(document, new Position(1, 6));
  const all = new Range(0, 0, 99, 0);
  const actions = await providers.actions.provideCodeActions(document, all, {});
  const { range, text } = actions[0].edit.edits[0];
  events.changed({ document: { ...document, version: 2 }, contentChanges: [{ range, text }] });
  await until(() => published.length > 1);
  const result = {
    before: before.map((found) => found.message),
    after: published[1].map((found) => found.message),
    hover: hover.contents.value,
    action: actions[0].title,
    completion: (
      await providers.completion.provideCompletionItems(document, new Position(2, 5))
    ).items.map((item) => item.label),
    symbols: (await providers.symbols.provideDocumentSymbols(document)).map((each) => each.name),
    formatting: await providers.formatting.provideDocumentFormattingEdits(document, {}),
  };
  events.closed(document);
  await until(() => published.length > 2);
  result.closed = published[2];
  await extension.deactivate();
  process.stdout.write(JSON.stringify(result));
}

main().catch((error) => {
  process.stderr.write(String(error.stack) + "\n");
  process.exitCode = 1;
});
