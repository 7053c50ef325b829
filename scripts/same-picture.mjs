// npm run same-picture [-- slug ...]: each page of a demo, compared by pixels with the same document published alone.
import { buildPages } from "./steps/build-pages.mjs";
import { findChromium } from "./steps/find-chromium.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { launch } from "./steps/launch.mjs";
import { runNode } from "./steps/run-node.mjs";

await launch(async () => {
  await installPackages();
  await buildPages();
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  return runNode(["tests/same-picture.ts", ...process.argv.slice(2)], { env });
});
