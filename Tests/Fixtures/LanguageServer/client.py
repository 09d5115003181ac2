"""Talks to a language server by pygls, whose types refuse what is no message of the protocol.

The arguments are the server's program and what it is told. Standard input has a JSON list of steps, and
standard output gets a list of what came of each:
  {"method": …, "params": …}        a request, whose result is written, or {"error": …}; a
                                    notification when the protocol has it as one
  {"diagnostics": URI}              waits for the next diagnostics of a text
  {"time": METHOD, "params": …, "count": N}   the milliseconds of each of so many requests; with
                                    "edited": [URI, TEXT] each behind a change of that text
"""

import asyncio
import json
import sys
import time

from lsprotocol import converters, types
from pygls.exceptions import JsonRpcException
from pygls.lsp.client import LanguageClient

converter = converters.get_converter()
plain = converter.unstructure


async def main():
    steps = json.load(sys.stdin)
    client = LanguageClient("tester", "1")
    published = {}
    news = asyncio.Event()

    @client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    def diagnostics(params):
        published.setdefault(params.uri, []).append(plain(params))
        news.set()

    @client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params):
        return None

    def typed(method, params):
        return converter.structure(params or {}, types.METHOD_TO_TYPES[method][2] or dict)

    def change(uri, text, number):
        client.protocol.notify("textDocument/didChange", typed("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": 1000 + number},
            "contentChanges": [{"text": text + "#" * number + "\n"}],
        }))

    async def request(method, params):
        value = typed(method, params) if types.METHOD_TO_TYPES[method][2] else None
        return await asyncio.wait_for(client.protocol.send_request_async(method, value), 50)

    await client.start_io(*sys.argv[1:])
    results = []
    for step in steps:
        if "diagnostics" in step:
            while not published.get(step["diagnostics"]):
                news.clear()
                await asyncio.wait_for(news.wait(), 50)
            results.append(published[step["diagnostics"]].pop(0))
        elif "time" in step:
            times = []
            for number in range(step["count"]):
                start = time.perf_counter()
                if "edited" in step:
                    change(*step["edited"], number)
                await request(step["time"], step.get("params"))
                times.append((time.perf_counter() - start) * 1000)
            results.append(times)
        elif step["method"] in ("initialized", "exit") or "/did" in step["method"]:
            client.protocol.notify(step["method"], typed(step["method"], step.get("params")))
            results.append(None)
        else:
            try:
                results.append(plain(await request(step["method"], step.get("params"))))
            except JsonRpcException as error:
                results.append({"error": str(error)})
    json.dump(results, sys.stdout)
    sys.stdout.flush()
    await client.stop()


asyncio.run(main())
