// npm start: installs and builds when needed, then serves.
import { buildPages } from "./steps/build-pages.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { launch } from "./steps/launch.mjs";
import { runNode } from "./steps/run-node.mjs";

await launch(async () => {
  await installPackages();
  await buildPages();
  // Four passwords may be hashed at once and would fill Node's usual four threads: signing a token would wait for them.
  const env = { NODE_ENV: "production", UV_THREADPOOL_SIZE: "8", ...process.env };
  return runNode(["server/main.ts"], { env });
});
