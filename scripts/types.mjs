// npm run types: the types of the routes are written first, then everything is checked.
import { installPackages } from "./steps/install-packages.mjs";
import { launch } from "./steps/launch.mjs";
import { runNode } from "./steps/run-node.mjs";

await launch(async () => {
  await installPackages();
  const written = await runNode(["node_modules/@react-router/dev/bin.cjs", "typegen"]);
  return written === 0 ? runNode(["node_modules/typescript/bin/tsc"]) : written;
});
