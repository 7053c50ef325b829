import type { ChildProcess } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { PostgresBinaries } from "../binaries.ts";
import type { Account } from "./choose-account.ts";
import { readPostmasterFile } from "./read-postmaster-file.ts";
import { runProgram, startProgram } from "./run-program.ts";

export type PostmasterOptions = {
  binaries: PostgresBinaries;
  account: Account;
  files: string;
  logFile: string;
  flags: readonly string[];
};

export type RunningPostmaster = {
  pid: number;
  ended: Promise<void>;
  /** Ends connections, writes a checkpoint, and resolves when the process is gone. */
  stop: () => Promise<void>;
};

const longestStart = 120_000; // replaying a long log after a crash takes its time

/**
 * Starts PostgreSQL on the cluster in `files` and resolves when it accepts connections. Throws with the last lines of
 * its log when it ends before that, or does not get there within two minutes.
 */
export async function runPostmaster(options: PostmasterOptions): Promise<RunningPostmaster> {
  const logStart = statSync(options.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const log = openSync(options.logFile, "a", 0o600);
  const child = startProgram(
    options.binaries.postgres,
    ["-D", options.files, ...options.flags],
    options.account,
    {
      stdio: ["ignore", log, log],
    },
  );
  closeSync(log);
  const ended = new Promise<void>((resolve, reject) => {
    child.on("exit", () => resolve());
    child.on("error", reject);
  });
  await Promise.race([ended, becomesReady(child, options)]);
  if (hasEnded(child)) {
    const words = readFileSync(options.logFile, "utf8")
      .slice(logStart)
      .trim()
      .split("\n")
      .slice(-6)
      .join("\n");
    throw new Error(`PostgreSQL ended at once:\n${words}`);
  }
  return { pid: child.pid ?? 0, ended, stop: () => stop(child, ended, options) };
}

async function becomesReady(child: ChildProcess, { files }: PostmasterOptions): Promise<void> {
  const deadline = Date.now() + longestStart;
  while (!hasEnded(child)) {
    const found = await readPostmasterFile(files);
    if (found?.pid === child.pid && found?.ready) return;
    if (Date.now() > deadline) {
      child.kill("SIGQUIT");
      throw new Error("PostgreSQL did not get ready within two minutes");
    }
    await wait(10);
  }
}

async function stop(child: ChildProcess, ended: Promise<void>, options: PostmasterOptions): Promise<void> {
  if (!hasEnded(child)) {
    if (process.platform === "win32") {
      await runProgram(options.binaries.pg_ctl, ["stop", "-D", options.files, "-m", "fast"], options.account);
    } else {
      child.kill("SIGINT");
    }
  }
  await ended;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
