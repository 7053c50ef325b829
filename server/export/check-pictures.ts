import { fork } from "node:child_process";
import { join } from "node:path";
import type { PictureCheck, PictureVerdict } from "./picture-check.ts";
import { refusedExport } from "./refused-export.ts";

const worker = join(import.meta.dirname, "picture-check-worker.ts");

/** Milliseconds that one file may take. */
const longest = 20_000;

export type PictureChecks = {
  /** Reads the file to its last pixel. Throws the refusal of the export (`CommandError`) where it is not what it should be. */
  check: (file: PictureCheck) => Promise<void>;
  stop: () => void;
};

/** Checks files of pictures in a process of its own, one after the other; it is started with the first. */
export function createPictureChecks(signal: AbortSignal): PictureChecks {
  let child: ReturnType<typeof start> | undefined;

  return {
    check: (file) => {
      signal.throwIfAborted();
      child ??= start();
      return ask(child, file, signal);
    },
    stop: () => void child?.kill("SIGKILL"),
  };
}

function start() {
  return fork(worker, [], {
    // Nothing of what the server knows; fewer arenas keep the memory of threads from adding up.
    env: { MALLOC_ARENA_MAX: "2" },
    execArgv: ["--max-old-space-size=64"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
}

function ask(child: ReturnType<typeof start>, file: PictureCheck, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const kill = () => child.kill("SIGKILL");
    const timer = setTimeout(kill, longest);
    function end(settle: () => void): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", kill);
      child.removeAllListeners();
      settle();
    }
    signal.addEventListener("abort", kill);
    child.once("message", ({ isGood }: PictureVerdict) =>
      end(() => (isGood ? resolve() : reject(refusedExport("picture")))),
    );
    // What ends a decoder without a word is the file.
    child.once("exit", () => end(() => reject(signal.aborted ? signal.reason : refusedExport("picture"))));
    child.once("error", (error) => end(() => reject(error)));
    child.send(file);
  });
}
