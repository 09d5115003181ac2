"""Work that several processes and machines share: the remote cache, workers of which one dies."""

import os
import re
import time


def test_a_second_checkout_builds_from_the_remote_cache_alone(workspaces, cache):
    count = int(os.environ.get("MAQUETTE_SPECS", "170"))
    made = []
    for turn in range(2):
        workspace = workspaces()
        for index in range(count):
            (workspace.root / f"ui/many{index}.yaml").write_text(f"Button: Picture {index}\nstyle: filled\n")
        start = time.monotonic()
        text = workspace.bazel(
            "build", "//:pictures", f"--remote_cache={cache}", "--strategy=Maquette=worker",
            "--remote_upload_local_results=true")
        print(f"{'from the cache' if turn else 'drawn'}: {time.monotonic() - start:.1f} s")
        made.append(workspace.pictures())
        chunks = (count + 2 + 9) // 10
        word = "remote cache hit" if turn else "worker"
        assert re.search(rf"\b{chunks} {word}", text), text
        assert (" worker" in text.split("processes:")[-1]) == (turn == 0), text
    assert made[0] == made[1] and len(made[0]) == (count + 2) * 6
