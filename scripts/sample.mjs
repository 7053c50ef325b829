// npm run sample: fills an empty installation with a studio's year, to look around in; installs and builds as npm start does.
import { buildPages } from "./steps/build-pages.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { launch } from "./steps/launch.mjs";
import { runNode } from "./steps/run-node.mjs";

await launch(async () => {
  await installPackages();
  await buildPages();
  const env = { NODE_ENV: "production", UV_THREADPOOL_SIZE: "8", ...process.env };
  return runNode(["server/sample/main.ts", ...process.argv.slice(2)], { env });
});
