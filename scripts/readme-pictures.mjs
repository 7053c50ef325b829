// npm run readme-pictures: the pictures of the README, of the sample that it makes for them and the build of the sources as they are.
import { buildPages } from "./steps/build-pages.mjs";
import { findChromium } from "./steps/find-chromium.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { launch } from "./steps/launch.mjs";
import { runNode } from "./steps/run-node.mjs";

await launch(async () => {
  await installPackages();
  await buildPages();
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  return runNode(["tests/readme-pictures.ts", ...process.argv.slice(2)], { env });
});
