// npm run art: makes the pictures whose scenes changed, with packages of their own (art/README.md).
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { holdLock } from "./steps/hold-lock.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { launch } from "./steps/launch.mjs";
import { root } from "./steps/root.mjs";
import { runNode } from "./steps/run-node.mjs";
import { runStep } from "./steps/run-step.mjs";

const wanted = join(root, "art/package-lock.json");
const installed = join(root, "art/node_modules/.package-lock.json");

await launch(async () => {
  await installPackages();
  await holdLock(join(root, ".cache/install-art.lock"), installStudio);
  return runNode(["art/pipeline/make-pictures.ts", ...process.argv.slice(2)]);
});

async function installStudio() {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  const flags = ["ci", "--prefix", "art", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await runStep("Installing the studio's packages", "npm", flags, { shell: process.platform === "win32" });
}
