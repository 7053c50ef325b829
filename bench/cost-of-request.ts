import { readFile } from "node:fs/promises";
import { load } from "./load.ts";

export const seconds = 5;
export const connections = 16;

/** Processor time that the process takes for one answer, in microseconds. Throws when some answers were refusals. */
export async function costOf(
  { url, headers = {} }: { url: string; headers?: Record<string, string> },
  pid: number,
): Promise<number> {
  const before = await cpuMicroseconds(pid);
  const { requests, failures } = await load({ url, headers, connections, seconds });
  const spent = (await cpuMicroseconds(pid)) - before;
  if (failures > 0) throw new Error(`${failures} of ${requests} requests to ${url} failed`);
  return spent / requests;
}

/** User and system time of one process so far. `/proc` counts in ticks of 10 ms, fine enough over seconds. */
async function cpuMicroseconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
