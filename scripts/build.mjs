// npm run build: the pages, whether or not they are up to date.
import { buildPages } from "./steps/build-pages.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { launch } from "./steps/launch.mjs";

await launch(async () => {
  await installPackages();
  await buildPages({ always: true });
});
