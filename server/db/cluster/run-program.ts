import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import type { Account } from "./choose-account.ts";

/**
 * Starts one of PostgreSQL's programs as `account`, without this process's own PG* settings, and detached: Ctrl-C in
 * the terminal reaches only us, who end it when it is time.
 */
export function startProgram(
  program: string,
  args: readonly string[],
  account: Account,
  options: SpawnOptions,
): ChildProcess {
  const [command = program, ...rest] = [...account.wrapper, program, ...args];
  return spawn(command, rest, {
    ...account.identity,
    env: environment(),
    windowsHide: true,
    detached,
    ...options,
  });
}

/** Runs one of PostgreSQL's programs to its end. Throws with its last words when it fails. */
export async function runProgram(
  program: string,
  args: readonly string[],
  account: Account,
  input = "",
): Promise<void> {
  const child = startProgram(program, args, account, { stdio: ["pipe", "ignore", "pipe"] });
  let errors = "";
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  child.stdin?.on("error", () => {}); // it ended before it read its input: its exit code says more
  child.stdin?.end(input);
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${errors.trim()}`);
}

const detached = process.platform !== "win32"; // there it would open a window

function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: "C" };
}
