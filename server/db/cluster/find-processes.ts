import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { readPostmasterFile } from "./read-postmaster-file.ts";

/**
 * Ids of the living processes that work on the cluster in `files`. The id that PostgreSQL left in its file proves
 * nothing: it may by now be somebody else's. On Linux every process of PostgreSQL is known by its name and working directory.
 */
export async function findProcesses(files: string): Promise<number[]> {
  if (process.platform === "linux") return workingIn(realpathSync(files));
  const postmaster = await readPostmasterFile(files);
  if (!postmaster) return [];
  const { stdout } = spawnSync("ps", ["-o", "command=", "-p", String(postmaster.pid)], { encoding: "utf8" });
  return stdout?.includes(files) ? [postmaster.pid] : [];
}

function workingIn(folder: string): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && workingDirectory(pid) === folder);
}

function workingDirectory(pid: number): string | undefined {
  try {
    const name = readFileSync(`/proc/${pid}/comm`, "utf8").trim();
    return name === "postgres" ? readlinkSync(`/proc/${pid}/cwd`) : undefined;
  } catch {
    return undefined; // ended, or another user's: not a database of ours
  }
}
