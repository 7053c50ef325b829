import type { Logger } from "pino";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import type { Config } from "./config.ts";
import { drawnPages } from "./drawn-pages.ts";
import { answerRequests } from "./http/answer-requests.ts";
import { runServer } from "./lifecycle/run-server.ts";
import type { Backend } from "./lifecycle/start-backend.ts";
import { answerByHost } from "./serving/answer-by-host.ts";

/** Tells the launcher (`scripts/dev.mjs`) to start this process again with the changed files. */
const startAgain = 75;

await runServer(async ({ config, log, startBackend, end }) => {
  const backend = await startBackend();
  const vite = await createViteServer({
    host: config.host,
    port: config.port,
    allowedHosts: [new URL(config.siteUrl).hostname, `.${config.sitesHost.replace(/:\d+$/, "")}`],
    plugins: [
      serveBackend(backend, { ...config, log }),
      drawnPages(),
      watchServerFiles(() => end(startAgain)),
    ],
  });
  await vite.listen();
  return { backend, stop: () => vite.close() };
});

async function createViteServer(options: {
  host: string;
  port: number;
  allowedHosts: string[];
  plugins: Plugin[];
}) {
  const { host, port, allowedHosts, plugins } = options;
  const handlers = process.listeners("SIGTERM");
  const vite = await createServer({
    clearScreen: false,
    logLevel: "warn",
    server: {
      host,
      port,
      allowedHosts,
      strictPort: true,
      watch: { ignored: ["**/.data/**", "**/build/**"] },
    },
    plugins,
  });
  // Vite would end the process at SIGTERM before the database is stopped.
  for (const handler of process.listeners("SIGTERM")) {
    if (!handlers.includes(handler)) process.off("SIGTERM", handler);
  }
  return vite;
}

function serveBackend({ fetch, sites }: Backend, parts: Config & { log: Logger }): Plugin {
  return {
    name: "serve-backend",
    configureServer({ middlewares }: ViteDevServer) {
      middlewares.use((request, response, next) =>
        answerByHost(
          answerRequests(fetch, () => next(), parts),
          sites,
          parts,
        )(request, response),
      );
    },
  };
}

function watchServerFiles(onChange: () => void): Plugin {
  return {
    name: "watch-server-files",
    configureServer({ watcher, config }: ViteDevServer) {
      const watched = [`${config.root}/server/`, `${config.root}/supabase/`];
      for (const event of ["add", "change", "unlink"] as const) {
        watcher.on(event, (file) => {
          if (watched.some((folder) => file.startsWith(folder)) && !/\.test\.ts$|\.md$/.test(file))
            onChange();
        });
      }
    },
  };
}
