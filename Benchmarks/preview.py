#!/usr/bin/env python3
"""Measures how long the page of `maquette watch --serve` takes from a save to the notification of it, and to
the new picture, over a folder of 50 specs. Saves are of a spec, and of a theme that all of them have.

The page itself is not in it: a browser takes some 10 ms more to show the picture, which the test
`PreviewPageTests` prints.

    python3 Benchmarks/preview.py .build/debug/maquette
"""
import base64
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

SPEC = """theme: brand.yaml
width: 390
VStack:
  padding: 20
  children:
    - Label: {title}
      font: largeTitle
    - Button: Continue
      style: filled
      role: primary
    - DatePicker: Starts
      selection: 2025-03-14T09:00
      style: inline
"""
THEME = "extends: ios\nname: brand\ncolors:\n  tint: ['#{tint:06X}', '#2DD4BF']\n"


class News:
    """The page's WebSocket, as far as it is needed: whole texts from the server."""

    def __init__(self, address, secret, since):
        self.stream = socket.create_connection(address, timeout=20)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET /{secret}/news?since={since} HTTP/1.1\r\nHost: {address[0]}:{address[1]}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode())
        self.file = self.stream.makefile("rb")
        status = self.file.readline()
        if b" 101 " not in status:
            sys.exit(f"no news: {status.decode()}")
        while self.file.readline().strip():
            pass

    def next(self):
        length = self.file.read(2)[1] & 127
        if length >= 126:
            length = int.from_bytes(self.file.read(2 if length == 126 else 8), "big")
        return json.loads(self.file.read(length))


def save(path, text):
    """As editors do: another file is renamed to it."""
    with open(path + ".new", "w") as file:
        file.write(text)
    os.rename(path + ".new", path)
    return time.perf_counter()


def measure(folder, row, runs, program):
    ui = os.path.join(folder, "ui")
    os.makedirs(ui)
    save(os.path.join(ui, "brand.yaml"), THEME.format(tint=1))
    for number in range(50):
        save(os.path.join(ui, f"s{number:02}.yaml"), SPEC.format(title=f"Screen {number}"))
    server = subprocess.Popen([program, "watch", ui, "--serve"], stdout=subprocess.PIPE, text=True)
    try:
        page = server.stdout.readline().strip()
        place, secret = page.removeprefix("http://").rstrip("/").split("/")
        host, port = place.split(":")

        def get(path):
            with urllib.request.urlopen(page + path, timeout=20) as answer:
                return answer.read()

        while not json.loads(get("state"))["complete"]:
            time.sleep(0.02)
        state = json.loads(get("state"))
        first = next(spec for spec in state["specs"] if spec["path"].endswith("s00.yaml"))["id"]
        news = News((host, int(port)), secret, state["revision"])
        news.stream.settimeout(20)
        times = {"spec": [], "theme": []}
        revision = state["revision"]
        for count in range(2 * runs + 2):
            kind = "theme" if count % 2 else "spec"
            if kind == "spec":
                start = save(os.path.join(ui, "s00.yaml"), SPEC.format(title=f"Save {count}"))
            else:
                start = save(os.path.join(ui, "brand.yaml"), THEME.format(tint=100 + count))
            wanted = {first} if kind == "spec" else None
            seen = set()
            while not (seen >= wanted if wanted else len(seen) >= 50):
                message = news.next()
                seen |= {spec["id"] for spec in message["specs"] if spec["revision"] > revision}
            heard = time.perf_counter() - start
            revision = message["revision"]
            get(f"picture/{first}/0")
            if count >= 2:
                times[kind].append((heard, time.perf_counter() - start))
            # Not in the rest that follows the last change.
            time.sleep(0.15)
        for kind, what in (("spec", "a spec"), ("theme", "a theme of 50 specs")):
            heard, shown = (statistics.median(values) * 1000 for values in zip(*times[kind]))
            worst = max(shown for _, shown in times[kind]) * 1000
            row(f"time from saving {what} to the notification, and to the new picture; worst case",
                f"{heard:.0f} ms, {shown:.0f} ms; {worst:.0f} ms", "", "", "≤ 200 ms", worst <= 200)
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(timeout=20)


if __name__ == "__main__":
    def printed(*values):
        print("| " + " | ".join(str(value) for value in values[:-1])
              + f" | {'ok' if values[-1] else 'missed'} |")

    with tempfile.TemporaryDirectory(prefix="maquette-bench-") as place:
        measure(place, printed, 7, os.path.abspath(sys.argv[1]))
