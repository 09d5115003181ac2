"""Rows on work that several processes or machines share: a worker of Bazel, shards and plans."""
import json
import os
import resource
import statistics
import subprocess

REQUESTS = 100
SPECS = 1000
SHARDS = 4


def ended_children():
    """Processor seconds of all children that have ended, and of theirs."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def processor_time(work):
    start = ended_children()
    work()
    return ended_children() - start


def measure(folder, fresh, bench, runs, program):
    specs = bench.write_specs(
        os.path.join(folder, "machines"), [f"Shared button {n}" for n in range(SPECS)])
    measure_worker(specs[:REQUESTS], folder, fresh, bench, runs, program)
    measure_plan(specs, folder, fresh, bench, runs, program)
    measure_shards(specs, folder, fresh, bench, runs, program)


def measure_worker(specs, folder, fresh, bench, runs, program):
    """The same pictures by one worker, and each by a process of its own."""
    def by_worker():
        out = fresh("worker")
        requests = "".join(
            json.dumps({"arguments": ["render", spec, "-o", out + "/", "-q", "--no-cache"], "requestId": number})
            for number, spec in enumerate(specs, 1))
        done = subprocess.run(
            [program, "worker", "--protocol", "json", "--persistent_worker", "-j", "1"], input=requests, cwd=folder,
            capture_output=True, text=True, check=True)
        if done.stdout.count('"exitCode": 0') != len(specs) or len(os.listdir(out)) != len(specs):
            raise SystemExit("the worker has failed")

    def alone():
        out = fresh("alone")
        for spec in specs:
            bench.run([program, "render", spec, "-o", out + "/", "-q", "--no-cache"], folder)

    pairs = [(processor_time(by_worker), processor_time(alone)) for _ in range(runs)]
    one, other = (statistics.median(times) / len(specs) for times in zip(*pairs))
    bench.row(
        "a button by a worker, against a process of its own: processor time", bench.ms(one), bench.ms(other),
        f"{one / other:.2f}", "< 1", one < other)


def measure_plan(specs, folder, fresh, bench, runs, program):
    a, b, ratio = bench.pair(
        [program, "render", *specs, "-o", "planned/", "--plan", "json", "--shards", "20"],
        lambda: [program, "render", *specs, "-o", fresh("drawn") + "/", "-j", "1", "-q", "--no-cache"], folder, runs)
    bench.row(
        f"--plan json of {SPECS:,} specs, against drawing them", bench.ms(a), bench.ms(b), f"{ratio:.2f}", "< 1",
        ratio < 1)


def measure_shards(specs, folder, fresh, bench, runs, program):
    """Four shards, two of them at a time, and one run with two threads."""
    def seconds(out):
        def command(shard):
            return [
                program, "render", *specs, "-o", out + "/", "-j", "1", "-q", "--no-cache", "--shard",
                f"{shard}/{SHARDS}"]
        return sum(
            bench.run_together([command(first), command(first + 1)], folder)[0] for first in range(1, SHARDS, 2))

    pairs = [
        (seconds(fresh("shards")),
         bench.run([program, "render", *specs, "-o", fresh("whole") + "/", "-j", "2", "-q", "--no-cache"], folder)[0])
        for _ in range(runs)]
    ratio = statistics.median(a / b for a, b in pairs)
    ours, theirs = (statistics.median(times) for times in zip(*pairs))
    bench.row(
        f"{SPECS:,} specs in {SHARDS} shards, two at a time, against one run with -j 2", bench.ms(ours),
        bench.ms(theirs), f"{ratio:.2f}", "≤ 1.25", ratio <= 1.25)
