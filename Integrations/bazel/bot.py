"""A worker for BuildGrid, for the tests: BuildGrid's own, buildbox, is in neither PyPI nor Debian.

    bot.py URL FOLDER NAME

It asks the server for actions over the Remote Workers API. Each action runs in a new folder below FOLDER, in
which there is nothing but its inputs, and with no variables but its own.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from buildgrid._protos.build.bazel.remote.execution.v2.remote_execution_pb2 import (
    Action, ActionResult, Command, Digest, Directory)
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2, bots_pb2_grpc
from buildgrid.server.client.cas import download, upload
from buildgrid.server.client.channel import setup_channel


class Bot:
    def __init__(self, url, folder, name):
        self.channel, _ = setup_channel(url)
        self.folder, self.name = Path(folder), name
        self.blobs = self.folder / "blobs"
        self.blobs.mkdir(parents=True, exist_ok=True)

    def serve(self):
        bots = bots_pb2_grpc.BotsStub(self.channel)
        session = bots_pb2.BotSession(bot_id=self.name, status=bots_pb2.OK)
        session.worker.devices.add(handle=self.name)
        session = bots.CreateBotSession(bots_pb2.CreateBotSessionRequest(parent="", bot_session=session), timeout=60)
        while True:
            for lease in session.leases:
                if lease.state == bots_pb2.ACTIVE:
                    lease.result.Pack(self.perform(lease.payload))
                    lease.state = bots_pb2.COMPLETED
            session = bots.UpdateBotSession(
                bots_pb2.UpdateBotSessionRequest(name=session.name, bot_session=session), timeout=60)

    def perform(self, payload):
        """Runs an action; what it wrote goes to the server."""
        with download(self.channel) as source:
            action = Action()
            if not payload.Unpack(action):
                digest = Digest()
                payload.Unpack(digest)
                action = source.get_message(digest, Action())
            command = source.get_message(action.command_digest, Command())
            root = Path(tempfile.mkdtemp(dir=self.folder))
            self.lay(source, action.input_root_digest, root)
        place = root / command.working_directory
        outputs = [*command.output_files, *command.output_directories]
        for path in outputs:
            (place / path).parent.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(
            list(command.arguments), cwd=place, capture_output=True,
            env={variable.name: variable.value for variable in command.environment_variables})
        result = ActionResult(exit_code=done.returncode, stdout_raw=done.stdout, stderr_raw=done.stderr)
        result.execution_metadata.worker = self.name
        with upload(self.channel) as target:
            for path in command.output_files:
                if (place / path).is_file():
                    result.output_files.add(
                        path=path, digest=target.upload_file(str(place / path)),
                        is_executable=os.access(place / path, os.X_OK))
            for path in command.output_directories:
                if (place / path).is_dir():
                    result.output_directories.add(path=path, tree_digest=target.upload_tree(str(place / path)))
        shutil.rmtree(root)
        return result

    def lay(self, source, digest, folder):
        """Puts a folder of inputs in place; a file that was fetched before is linked."""
        directory = source.get_message(digest, Directory())
        for node in directory.files:
            kept = self.blobs / f"{node.digest.hash}{'x' if node.is_executable else ''}"
            if not kept.exists():
                source.download_file(node.digest, str(kept), is_executable=node.is_executable, queue=False)
            os.link(kept, folder / node.name)
        for node in directory.directories:
            (folder / node.name).mkdir()
            self.lay(source, node.digest, folder / node.name)
        for node in directory.symlinks:
            os.symlink(node.target, folder / node.name)


if __name__ == "__main__":
    Bot(*sys.argv[1:]).serve()
