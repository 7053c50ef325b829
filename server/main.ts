import { join } from "node:path";
import { answerRequests } from "./http/answer-requests.ts";
import { listen } from "./http/listen.ts";
import { runServer } from "./lifecycle/run-server.ts";
import { loadPages } from "./pages/pages.ts";

/** Milliseconds for uploads on their way to Supabase's storage; nothing else takes long. */
const slowestUpload = 300_000;
const build = join(import.meta.dirname, "../build/client");

await runServer(async ({ config, startBackend }) => {
  const loading = loadPages(build, config);
  loading.catch(() => {}); // awaited below, when what the backend started is known to be undone
  const backend = await startBackend();
  const pages = await loading;
  const { stop } = await listen(answerRequests(backend.fetch, pages, config), {
    ...config,
    ...(config.supabase && { slowestRequest: slowestUpload }),
  });
  return { backend, stop };
});
