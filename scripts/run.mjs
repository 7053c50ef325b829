// node scripts/run.mjs <script> [arguments]: runs it on the Node of the packages, installed first when needed.
import { installPackages } from "./steps/install-packages.mjs";
import { launch } from "./steps/launch.mjs";
import { runNode } from "./steps/run-node.mjs";

await launch(async () => {
  await installPackages();
  return runNode(process.argv.slice(2));
});
