// The thread in which sites are rendered: start-renderer.ts starts it and speaks with it.
import { parentPort } from "node:worker_threads";
import type { Destination } from "../../renderer/renderer.ts";
import { loadRenderer } from "./load-renderer.ts";
import { type Failure, failureOf } from "./render-failure.ts";
import { type RenderedSite, renderSite } from "./render-site.ts";

/** The document as JSON: as a text it is handed over in a moment, whatever it holds. */
export type RenderRequest = { text: string; to: Destination };

/** Nothing but that it is ready, or the answer to a request. */
export type RenderAnswer = { site: RenderedSite } | { failure: Failure } | { isReady: true };

const renderer = await loadRenderer();
parentPort?.on("message", async ({ text, to }: RenderRequest) => {
  try {
    const site = await renderSite(JSON.parse(text), to);
    answer(
      { site },
      site.files.map(({ bytes }) => bytes.buffer),
    );
  } catch (error) {
    answer({ failure: failureOf(error, renderer) });
  }
});
answer({ isReady: true });

function answer(message: RenderAnswer, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver);
}
