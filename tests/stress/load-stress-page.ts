import { createServer, type ViteDevServer } from "vite";
import type * as StressPageModule from "../../app/gallery/stress-page.ts";
import { engineSheetsAreLayered } from "../../server/pages/layered-sheets.ts";

let server: Promise<ViteDevServer> | undefined;

/** What draws the pages that try blocks, with views and sheets as the build has them; one Vite for each process. */
export async function loadStressPage(): Promise<typeof StressPageModule> {
  server ??= createServer({
    configFile: false,
    root: new URL("../..", import.meta.url).pathname,
    plugins: [engineSheetsAreLayered()],
    server: { middlewareMode: true, watch: null, ws: false },
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
  });
  return (await (await server).ssrLoadModule("/app/gallery/stress-page.ts")) as typeof StressPageModule;
}

/** Lets the process end. */
export async function closeStressPage(): Promise<void> {
  await (await server)?.close();
  server = undefined;
}
