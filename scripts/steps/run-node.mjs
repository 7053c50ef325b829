import { spawn } from "node:child_process";
import { node, root } from "./root.mjs";

/**
 * Runs a script on the Node of the packages, in place of this process as far as that goes: it has our console, gets
 * our signals, and ends when we are killed. Gives its exit code.
 */
export async function runNode(args, { env = process.env } = {}) {
  const child = spawn(node, args, { cwd: root, env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  const forward = (signal) => child.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, forward);
  const watching = watchParent(() => child.kill("SIGTERM"));
  const [code, signal] = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (...outcome) => resolve(outcome));
  });
  clearInterval(watching);
  for (const name of signals) process.off(name, forward);
  if (signal) process.kill(process.pid, signal);
  return code ?? 1;
}

// An npm that is killed takes nothing along: what it had started would go on without anybody knowing. It is our parent
// because package.json says "exec": a shell in between would also keep npm's signals from us. (After "||" stands what
// Windows runs, whose shell knows no exec.)
function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, 200);
}
