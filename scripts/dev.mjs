// npm run dev: the backend and Vite in one process, begun anew when the server's own files change.
import { watch } from "node:fs";
import { join } from "node:path";
import { installPackages } from "./steps/install-packages.mjs";
import { launch } from "./steps/launch.mjs";
import { root } from "./steps/root.mjs";
import { runNode } from "./steps/run-node.mjs";

/** Exit code with which `server/dev.ts` asks for it. */
const startAgain = 75;

await launch(async () => {
  await installPackages();
  for (let hasRun = false; ; ) {
    const code = await runNode(["server/dev.ts"]);
    if (code === startAgain) {
      hasRun = true;
      console.log("The server's files changed, starting again ...");
    } else if (hasRun && code === 1) {
      console.log("Waiting for the server's files to change ...");
      await changeOfServerFiles();
    } else {
      return code;
    }
  }
});

function changeOfServerFiles() {
  return new Promise((resolve) => {
    const watchers = ["server", "supabase"].map((folder) =>
      watch(join(root, folder), { recursive: true }, () => {
        for (const watcher of watchers) watcher.close();
        resolve();
      }),
    );
  });
}
