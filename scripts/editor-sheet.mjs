// npm run editor-sheet [-- file]: the editor on five designs, wide and narrow, light and dark, in one picture, from the build of the sources as they are.
import { buildPages } from "./steps/build-pages.mjs";
import { findChromium } from "./steps/find-chromium.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { launch } from "./steps/launch.mjs";
import { runNode } from "./steps/run-node.mjs";

await launch(async () => {
  await installPackages();
  await buildPages();
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  return runNode(["tests/editor-sheet.ts", ...process.argv.slice(2)], { env });
});
