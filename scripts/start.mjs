// npm start: installs and builds when needed, then serves.
import { buildPages } from "./steps/build-pages.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { launch } from "./steps/launch.mjs";
import { runNode } from "./steps/run-node.mjs";

await launch(async () => {
  await installPackages();
  await buildPages();
  const env = { NODE_ENV: "production", ...process.env };
  return runNode(["server/main.ts"], { env });
});
