import { spawn } from "node:child_process";
import { root } from "./root.mjs";
import { showProgress } from "./show-progress.mjs";

/** A step that failed; it has told the console already. */
export class StepError extends Error {}

/**
 * Runs a program as one step of a launcher: the console hears that it runs and for how long, and the program's own
 * output only when it fails. Gives whether it did well.
 */
export async function tryStep(label, command, args, { env = process.env, shell = false } = {}) {
  const end = showProgress(label);
  const child = spawn(command, args, { cwd: root, env, shell, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk) => {
      output = (output + chunk).slice(-200_000);
    });
  }
  const forward = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, forward);
  const outcome = await new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(code ?? signal));
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(signal, forward);
  end(outcome === 0 ? "done" : "failed");
  if (outcome !== 0) console.error(`${output.trimEnd()}\n\n"${label}" failed (${outcome}).`);
  return outcome === 0;
}

/** The same for a step that nothing can go on without: throws `StepError` when it fails. */
export async function runStep(label, command, args, options) {
  if (!(await tryStep(label, command, args, options))) throw new StepError(label);
}

/** Stops a launcher with one line that says what to do. */
export function stopWith(line) {
  console.error(line);
  return new StepError(line);
}
