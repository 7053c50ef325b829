import { execFileSync } from "node:child_process";
import { root } from "./root.mjs";
import { stopWith } from "./run-step.mjs";

/** The files that are not as in the revision `base`: changed, new and deleted ones. Throws `StepError`. */
export function changedFiles(base) {
  try {
    const known = list("diff", "-z", "--name-only", "--no-renames", base, "--");
    return [...known, ...list("ls-files", "-z", "--others", "--exclude-standard")];
  } catch {
    throw stopWith(`There is no revision "${base}" to compare with.`);
  }
}

/** All files of the project, whether git keeps them yet or not. */
export function projectFiles() {
  return list("ls-files", "-z", "--cached", "--others", "--exclude-standard");
}

function list(...args) {
  const options = { cwd: root, encoding: "utf8", maxBuffer: 64 << 20, stdio: ["ignore", "pipe", "ignore"] };
  return execFileSync("git", args, options).split("\0").filter(Boolean);
}
