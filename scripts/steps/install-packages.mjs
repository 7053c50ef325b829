import { existsSync } from "node:fs";
import { join } from "node:path";
import { holdLock } from "./hold-lock.mjs";
import { isInstalled } from "./is-installed.mjs";
import { node, root } from "./root.mjs";
import { runStep, stopWith } from "./run-step.mjs";

const flags = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];

/** Makes `node_modules` what the lock file says, if it is not yet. Throws `StepError`. */
export async function installPackages() {
  if (isInstalled()) return;
  await holdLock(
    join(root, ".cache/install.lock"),
    async () => {
      if (isInstalled()) return;
      // Run by npm we use that very npm; run by Node alone, the one on the PATH (a script file on Windows).
      const npm = process.env.npm_execpath;
      if (npm?.endsWith("npm-cli.js"))
        await runStep("Installing packages", process.execPath, [npm, ...flags]);
      else await runStep("Installing packages", "npm", flags, { shell: process.platform === "win32" });
      if (existsSync(node)) return;
      throw stopWith(`npm installed no Node at ${node}: allow install scripts (npm config ignore-scripts).`);
    },
    () => console.log("Waiting for another installation in this folder ..."),
  );
}
