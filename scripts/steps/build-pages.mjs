import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashSources } from "./hash-sources.mjs";
import { holdLock } from "./hold-lock.mjs";
import { node, root } from "./root.mjs";
import { runStep } from "./run-step.mjs";

const stamp = join(root, "build/sources.sha256");
const preparePages = join(root, "server/pages/prepare-pages.ts");
const buildRenderer = join(root, "server/publishing/bundle/build-renderer.ts");

/** Builds the pages if they are older than their sources, or in any case with `always`. Throws `StepError`. */
export async function buildPages({ always = false } = {}) {
  if (!always && isBuilt()) return;
  await holdLock(
    join(root, ".cache/build.lock"),
    async () => {
      if (!always && isBuilt()) return;
      const hash = hashSources(); // before the build: what is changed meanwhile is built the next time
      rmSync(stamp, { force: true });
      const env = { ...process.env, NODE_ENV: "production" };
      const reactRouter = join(root, "node_modules/@react-router/dev/bin.cjs");
      await runStep("Building the pages", node, [reactRouter, "build"], { env });
      await runStep("Compressing the pages", node, [preparePages], { env });
      await runStep("Building the renderer of sites", node, [buildRenderer], { env });
      writeFileSync(stamp, hash);
    },
    () => console.log("Waiting for another build in this folder ..."),
  );
}

function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashSources();
}
