import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";

export type Beside = {
  /** All that it has said until now. */
  output: () => string;
  /** Waits until `isReady` gives something that is true. Throws what it said where it ends before. */
  until: (isReady: () => Promise<boolean>) => Promise<void>;
};

/** Runs a program of the machine beside the test, which ends with it. */
export function runBeside(command: string, args: string[], env: Record<string, string> = {}): Beside {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  const ended = once(child, "close").then(() => {
    hasEnded = true;
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return {
    output: () => output,
    until: async (isReady) => {
      while (!(await isReady().catch(() => false))) {
        if (hasEnded) throw new Error(`${command} has ended:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}
