import { Worker } from "node:worker_threads";
import type { Destination } from "../../renderer/renderer.ts";
import { RenderFailure } from "./render-failure.ts";
import type { RenderedSite } from "./render-site.ts";
import type { RenderAnswer, RenderRequest } from "./renderer-worker.ts";

export type SiteRenderer = {
  /** As `renderSite`, one site after the other; throws `RenderFailure`, and nothing else. */
  render: (document: unknown, to: Destination) => Promise<RenderedSite>;
  /** Ends the thread; what still waits fails. */
  stop: () => Promise<void>;
};

type Options = {
  /** Milliseconds that a site may take, and the thread to start. */
  longest?: number;
  /** Of the thread, in megabytes. */
  memory?: number;
};

type Job = RenderRequest & {
  resolve: (site: RenderedSite) => void;
  reject: (failure: RenderFailure) => void;
};

/**
 * Renders sites in a thread of its own, so that nobody else waits for them. The thread starts with the first site; one that
 * dies, or takes longer or more memory than it may, takes only the site with it that it was rendering.
 */
export function startRenderer({ longest = 30_000, memory = 512 }: Options = {}): SiteRenderer {
  const waiting: Job[] = [];
  let current: Job | undefined;
  let worker: Worker | undefined;
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function next(): void {
    if (current || waiting.length === 0) return;
    if (!worker) start();
    if (!isReady) return;
    current = waiting.shift();
    timer = setTimeout(() => lose(`it took longer than ${longest} ms`), longest);
    worker?.postMessage({ text: current?.text, to: current?.to });
  }

  function start(): void {
    const started = new Worker(new URL("./renderer-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    const unlessReplaced = (hear: () => void) => started === worker && hear();
    worker = started;
    timer = setTimeout(() => lose(`its thread did not start within ${longest} ms`), longest);
    started.on("message", (answer: RenderAnswer) => unlessReplaced(() => hear(answer)));
    started.on("error", (error) => unlessReplaced(() => lose(error.message)));
    started.on("exit", (code) => unlessReplaced(() => lose(`its thread ended with ${code}`)));
  }

  function hear(answer: RenderAnswer): void {
    if ("isReady" in answer) {
      isReady = true;
      clearTimeout(timer);
    } else if ("site" in answer) finish((job) => job.resolve(answer.site));
    else finish((job) => job.reject(new RenderFailure(answer.failure)));
    next();
  }

  function finish(end: (job: Job) => void): void {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    if (job) end(job);
  }

  /** The thread is given up, with what it was rendering; before it was ready, that is what waited for it first. */
  function lose(why: string): void {
    void worker?.terminate();
    worker = undefined;
    isReady = false;
    current ??= waiting.shift();
    finish((job) => job.reject(new RenderFailure({ reason: "renderer", problems: [why] })));
    next();
  }

  return {
    render: (document, to) =>
      new Promise((resolve, reject) => {
        if (isStopped) return reject(stopped());
        waiting.push({ text: JSON.stringify(document), to, resolve, reject });
        next();
      }),
    stop: async () => {
      isStopped = true;
      for (const job of waiting.splice(0)) job.reject(stopped());
      const ending = worker?.terminate();
      worker = undefined;
      finish((job) => job.reject(stopped()));
      await ending;
    },
  };
}

function stopped(): RenderFailure {
  return new RenderFailure({ reason: "renderer", problems: ["the server stops"] });
}
