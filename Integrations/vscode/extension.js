// Maquette for Visual Studio Code: hands what the editor asks to 'maquette lsp', and its answers back.
// It needs nothing but the editor itself.
"use strict";

const vscode = require("vscode");
const { Connection } = require("./connection");

const LANGUAGES = ["yaml", "json"];
const SELECTOR = LANGUAGES.map((language) => ({ language }));
const FILES = "**/*.{yaml,yml,json,png,jpg,jpeg,svg,csv,tsv,strings,po}";

let connection;

// Both count lines and UTF-16 from zero.
const position = (place) => ({ line: place.line, character: place.character });
const range = (part) =>
  new vscode.Range(part.start.line, part.start.character, part.end.line, part.end.character);
const span = (part) => ({ start: position(part.start), end: position(part.end) });
const place = (document, where) => ({
  textDocument: { uri: document.uri.toString() },
  position: position(where),
});
const markdown = (content) => new vscode.MarkdownString(content.value);

function diagnostic(found) {
  const severity =
    found.severity === 1 ? vscode.DiagnosticSeverity.Error : vscode.DiagnosticSeverity.Warning;
  const result = new vscode.Diagnostic(range(found.range), found.message, severity);
  result.source = found.source;
  result.code = found.code;
  result.tags = found.tags;
  result.relatedInformation = (found.relatedInformation || []).map(
    (related) =>
      new vscode.DiagnosticRelatedInformation(location(related.location), related.message)
  );
  return result;
}

function location(target) {
  return new vscode.Location(vscode.Uri.parse(target.uri), range(target.range));
}

function completion(item) {
  // The protocol counts kinds from one.
  const result = new vscode.CompletionItem(item.label, item.kind - 1);
  result.detail = item.detail;
  result.sortText = item.sortText;
  result.filterText = item.filterText;
  result.documentation = item.documentation && markdown(item.documentation);
  result.range = range(item.textEdit.range);
  result.insertText = item.textEdit.newText;
  result.keepWhitespace = item.insertTextMode === 1;
  return result;
}

function symbol(found) {
  const result = new vscode.DocumentSymbol(
    found.name,
    found.detail || "",
    found.kind - 1,
    range(found.range),
    range(found.selectionRange)
  );
  result.children = (found.children || []).map(symbol);
  return result;
}

function action(found) {
  const result = new vscode.CodeAction(found.title, vscode.CodeActionKind.QuickFix);
  result.isPreferred = found.isPreferred;
  result.diagnostics = (found.diagnostics || []).map(diagnostic);
  result.edit = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(found.edit.changes)) {
    for (const edit of edits) {
      result.edit.replace(vscode.Uri.parse(uri), range(edit.range), edit.newText);
    }
  }
  return result;
}

async function activate(context) {
  const settings = vscode.workspace.getConfiguration("maquette");
  const output = vscode.window.createOutputChannel("Maquette");
  const collection = vscode.languages.createDiagnosticCollection("maquette");
  context.subscriptions.push(output, collection);
  connection = new Connection(settings.get("path"), ["lsp", ...settings.get("arguments")], {
    log: (text) => output.append(text),
    ended: (reason) => {
      output.appendLine(`maquette lsp: ${reason}`);
      collection.clear();
      if (reason.includes("ENOENT")) {
        vscode.window.showErrorMessage(
          "Maquette: there is no program 'maquette'; install it, or set maquette.path."
        );
      }
    },
    notified: (method, params) => {
      if (method === "window/logMessage") output.appendLine(params.message);
      if (method !== "textDocument/publishDiagnostics") return;
      collection.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
    },
  });
  const folders = vscode.workspace.workspaceFolders || [];
  const begun = await connection
    .request("initialize", {
      processId: process.pid,
      clientInfo: { name: vscode.env.appName, version: vscode.version },
      rootUri: null,
      workspaceFolders: folders.map((folder) => ({
        uri: folder.uri.toString(),
        name: folder.name,
      })),
      initializationOptions: { hoverPictures: settings.get("hoverPictures") },
      capabilities: {
        general: { positionEncodings: ["utf-16"] },
        textDocument: {
          completion: { completionItem: { insertTextModeSupport: { valueSet: [1, 2] } } },
          documentSymbol: { hierarchicalDocumentSymbolSupport: true },
          hover: { contentFormat: ["markdown", "plaintext"] },
        },
      },
    })
    .catch(() => null);
  if (!begun) return;
  connection.notify("initialized", {});
  follow(context);
  provide(context);
}

// Tells the server what is open, and what changes.
function follow(context) {
  const isOurs = (document) => LANGUAGES.includes(document.languageId);
  const open = (document) => {
    if (!isOurs(document)) return;
    connection.notify("textDocument/didOpen", {
      textDocument: {
        uri: document.uri.toString(),
        languageId: document.languageId,
        version: document.version,
        text: document.getText(),
      },
    });
  };
  const watcher = vscode.workspace.createFileSystemWatcher(FILES);
  const changed = (uri) =>
    connection.notify("workspace/didChangeWatchedFiles", {
      changes: [{ uri: uri.toString(), type: 2 }],
    });
  context.subscriptions.push(
    watcher,
    watcher.onDidChange(changed),
    watcher.onDidCreate(changed),
    watcher.onDidDelete(changed),
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidChangeTextDocument((event) => {
      if (!isOurs(event.document)) return;
      connection.notify("textDocument/didChange", {
        textDocument: { uri: event.document.uri.toString(), version: event.document.version },
        contentChanges: event.contentChanges.map((change) => ({
          range: span(change.range),
          text: change.text,
        })),
      });
    }),
    vscode.workspace.onDidCloseTextDocument((document) => {
      if (!isOurs(document)) return;
      connection.notify("textDocument/didClose", {
        textDocument: { uri: document.uri.toString() },
      });
    })
  );
  vscode.workspace.textDocuments.forEach(open);
}

// Answers what the editor asks by asking the server.
function provide(context) {
  const uri = (document) => ({ textDocument: { uri: document.uri.toString() } });
  const ask = (method, params, token) =>
    connection.request(`textDocument/${method}`, params, token).catch(() => null);
  const languages = vscode.languages;
  context.subscriptions.push(
    languages.registerHoverProvider(SELECTOR, {
      async provideHover(document, where, token) {
        const found = await ask("hover", place(document, where), token);
        return found && new vscode.Hover(markdown(found.contents), range(found.range));
      },
    }),
    languages.registerCompletionItemProvider(
      SELECTOR,
      {
        async provideCompletionItems(document, where, token) {
          const found = await ask("completion", place(document, where), token);
          return found && new vscode.CompletionList(found.items.map(completion), false);
        },
      },
      ":",
      " ",
      "-",
      "/",
      "."
    ),
    languages.registerDefinitionProvider(SELECTOR, {
      async provideDefinition(document, where, token) {
        const found = await ask("definition", place(document, where), token);
        return found && found.map(location);
      },
    }),
    languages.registerDocumentSymbolProvider(SELECTOR, {
      async provideDocumentSymbols(document, token) {
        const found = await ask("documentSymbol", uri(document), token);
        return found && found.map(symbol);
      },
    }),
    languages.registerDocumentFormattingEditProvider(SELECTOR, {
      async provideDocumentFormattingEdits(document, options, token) {
        const params = { ...uri(document), options: { tabSize: 2, insertSpaces: true } };
        const found = await ask("formatting", params, token);
        return (found || []).map((edit) =>
          vscode.TextEdit.replace(range(edit.range), edit.newText)
        );
      },
    }),
    languages.registerCodeActionsProvider(
      SELECTOR,
      {
        async provideCodeActions(document, part, asked, token) {
          const params = { ...uri(document), range: span(part), context: { diagnostics: [] } };
          const found = await ask("codeAction", params, token);
          return (found || []).map(action);
        },
      },
      { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] }
    )
  );
}

function deactivate() {
  return connection && connection.stop();
}

module.exports = { activate, deactivate };
