import { fork } from "node:child_process";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { PictureAnswer, PictureResults, PictureTask } from "./picture-task.ts";
import { refusedFile } from "./refused-file.ts";

const worker = join(import.meta.dirname, "picture-worker.ts");

/** Milliseconds that a worker may take however little it computes, as on a machine with much to do. */
const longest = { read: 20_000, encode: 150_000 };

/** Of each kind one worker runs at a time: reading has somebody waiting, and goes beside what nobody waits for. */
const last: Record<PictureTask["name"], Promise<unknown>> = {
  read: Promise.resolve(),
  encode: Promise.resolve(),
};

/**
 * Has a worker do `task` with `file`, when those that asked before have theirs. Throws the refusal of a file (`CommandError`),
 * what `signal` is aborted with, and an `Error` where the worker itself fails.
 */
export function runPictureTask<Name extends PictureTask["name"]>(
  task: Extract<PictureTask, { name: Name }>,
  file: FileHandle,
  signal: AbortSignal,
): Promise<PictureResults[Name]> {
  const run = last[task.name].then(() => {
    signal.throwIfAborted();
    return runWorker(task, file, signal);
  });
  last[task.name] = run.catch(() => {});
  return run as Promise<PictureResults[Name]>;
}

function runWorker(
  task: PictureTask,
  file: FileHandle,
  signal: AbortSignal,
): Promise<PictureResults[PictureTask["name"]]> {
  return new Promise((resolve, reject) => {
    const child = fork(worker, [JSON.stringify(task)], {
      // Nothing of what the server knows; fewer arenas keep the memory of threads from adding up.
      env: { MALLOC_ARENA_MAX: "2" },
      execArgv: ["--max-old-space-size=64", "--max-semi-space-size=2"],
      stdio: [file.fd, "ignore", "ignore", "ipc"],
      serialization: "advanced",
    });
    let isLate = false;
    let answer: PictureAnswer | undefined;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill("SIGKILL");
    }, longest[task.name]);
    const kill = () => child.kill("SIGKILL");
    signal.addEventListener("abort", kill);
    child.on("error", reject);
    child.on("message", (said) => {
      answer ??= said as PictureAnswer;
    });
    // Only when it is gone is there room for the next one.
    child.on("close", (code, killedBy) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", kill);
      if (signal.aborted) reject(signal.reason);
      else if (answer && "result" in answer) resolve(answer.result);
      else if (answer && "refused" in answer) reject(refusedFile(answer.refused));
      else if (answer) reject(new Error(answer.failure));
      // What ends a decoder without a word is the file.
      else if (task.name === "read") reject(refusedFile(isLate ? "tooHeavy" : "broken"));
      else reject(new Error(`the worker ended without an answer: ${killedBy ?? code}`));
    });
  });
}
