import { join } from "node:path";
import { answerRequests } from "./http/answer-requests.ts";
import { listen } from "./http/listen.ts";
import { runServer } from "./lifecycle/run-server.ts";
import { loadPages } from "./pages/pages.ts";
import { hangWall } from "./pages/wall/hang-wall.ts";
import { answerByHost } from "./serving/answer-by-host.ts";

/** Milliseconds for files on their way in; other bodies have 10 s (`readJson`). */
const slowestUpload = 300_000;
const build = join(import.meta.dirname, "../build/client");

await runServer(async ({ config, log, startBackend }) => {
  const loading = loadPages(build, config);
  loading.catch(() => {}); // awaited below, when what the backend started is known to be undone
  const backend = await startBackend();
  const built = await loading;
  const { templates } = backend;
  const pages = templates ? await hangWall(built, { ...config, directory: build, templates, log }) : built;
  const app = answerRequests(backend.fetch, backend.countingPages(pages), config);
  const { stop } = await listen(answerByHost(app, backend.sites, { ...config, log }), {
    ...config,
    slowestUpload,
  });
  return { backend, stop };
});
