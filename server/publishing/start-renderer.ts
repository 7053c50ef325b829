import { Worker } from "node:worker_threads";
import type { PatchStep } from "../../engine/document/apply-patch.ts";
import type { Trade } from "../../engine/facts/trades.ts";
import type {
  BegunSite,
  CheckedSite,
  ComparedSites,
  DesignForms,
  Destination,
  JudgedSite,
  MadeTemplate,
  OwnHomes,
  PouredSite,
  ReplacedSite,
  ReturnedSite,
  SectionPlace,
  ShareCard,
  SiteBeginning,
} from "../../renderer/renderer.ts";
import { type Failure, RenderFailure } from "./render-failure.ts";
import type { RenderedPage } from "./render-page.ts";
import type { RenderedSite } from "./render-site.ts";
import type { RenderAnswer, RenderTask } from "./renderer-worker.ts";
import type { DesignToWear, WornPage } from "./wear-design.ts";

/** What draws sites, and knows templates and documents; one request after the other, the accounts in turns. All of it throws `RenderFailure`, and nothing else. */
export type SiteRenderer = {
  /** The same for what is asked in the name of `account`: whoever asks for much waits for it, not everybody else. */
  of: (account: string) => SiteRenderer;
  /** Starts the thread where there is none yet: of whoever asks soon, the first does not wait for it. */
  prepare: () => void;
  /** As `renderSite`. */
  render: (document: unknown, to: Destination) => Promise<RenderedSite>;
  /** As `checkSite`, of the document with these changes. */
  check: (document: unknown, steps?: readonly PatchStep[]) => Promise<CheckedSite>;
  /** As `beginSite`. */
  begin: (beginning: SiteBeginning) => Promise<BegunSite>;
  /** As `describeDesign`. */
  describe: (design: string | undefined) => Promise<DesignForms>;
  /** As `renderPage`, of the document with these changes. */
  draw: (
    document: unknown,
    path: string,
    to: Destination,
    steps?: readonly PatchStep[],
  ) => Promise<RenderedPage>;
  /** As `drawCard`. */
  card: (card: ShareCard) => Promise<Uint8Array<ArrayBuffer>>;
  /** As `pourSite`, of the document with these changes. */
  pour: (document: unknown, into: DesignToWear, steps?: readonly PatchStep[]) => Promise<PouredSite>;
  /** As `wearDesign`. */
  wear: (document: unknown, into: DesignToWear, path: string, to: Destination) => Promise<WornPage>;
  /** As `judgeSite`. */
  judge: (document: unknown, to: Destination) => Promise<JudgedSite>;
  /** As `hideSections`. */
  hide: (document: unknown, sections: readonly SectionPlace[]) => Promise<PatchStep[]>;
  /** As `compareSites`. */
  compare: (before: unknown, after: unknown) => Promise<ComparedSites>;
  /** As `replaceSite`. */
  replace: (present: unknown, next: unknown) => Promise<ReplacedSite>;
  /** As `returnSite`. */
  returnTo: (before: unknown, patch: readonly PatchStep[], present: unknown) => Promise<ReturnedSite>;
  /** As `makeTemplate`. */
  makeTemplate: (document: unknown, name: string, suits: readonly Trade[]) => Promise<MadeTemplate>;
  /** As `ownHomes`. */
  ownHomes: (document: unknown, suits: readonly Trade[]) => Promise<OwnHomes>;
  /** Ends the thread; what still waits fails. */
  stop: () => Promise<void>;
};

type Options = {
  /** Milliseconds that a site may take, and the thread to start. */
  longest?: number;
  /** Of the thread, in megabytes. */
  memory?: number;
  /** What runs there. */
  thread?: URL;
};

type Job = {
  task: RenderTask;
  resolve: (result: never) => void;
  reject: (failure: RenderFailure) => void;
};

/**
 * Renders sites in a thread of its own, so that nobody else waits for them. The thread starts with the first site; one that
 * dies, or takes longer or more memory than it may, takes only the site with it that it was rendering.
 */
export function startRenderer({
  longest = 30_000,
  memory = 512,
  thread = new URL("./renderer-worker.ts", import.meta.url),
}: Options = {}): SiteRenderer {
  const waiting = new Map<string, Job[]>();
  let current: Job | undefined;
  let worker: Worker | undefined;
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function next(): void {
    if (current || waiting.size === 0) return;
    if (!worker) start();
    if (!isReady) return;
    current = takeTurn();
    timer = setTimeout(() => lose(`It takes longer than ${longest / 1_000} s to draw.`, "limit"), longest);
    worker?.postMessage(current?.task);
  }

  /** The first that waits, of the account whose turn it is; those that have had theirs longer ago come before it again. */
  function takeTurn(): Job | undefined {
    const [turn] = waiting;
    if (!turn) return undefined;
    const [account, jobs] = turn;
    const job = jobs.shift();
    waiting.delete(account);
    if (jobs.length > 0) waiting.set(account, jobs);
    return job;
  }

  function start(): void {
    const started = new Worker(thread, {
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    const unlessReplaced = (hear: () => void) => started === worker && hear();
    worker = started;
    timer = setTimeout(() => lose(`its thread did not start within ${longest} ms`), longest);
    started.on("message", (answer: RenderAnswer) => unlessReplaced(() => hear(answer)));
    started.on("error", (error) => unlessReplaced(() => loseTo(error)));
    started.on("exit", (code) => unlessReplaced(() => lose(`its thread ended with ${code}`)));
  }

  function hear(answer: RenderAnswer): void {
    if ("isReady" in answer) {
      isReady = true;
      clearTimeout(timer);
    } else if ("result" in answer) finish((job) => job.resolve(answer.result as never));
    else finish((job) => job.reject(new RenderFailure(answer.failure)));
    next();
  }

  function finish(end: (job: Job) => void): void {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    if (job) end(job);
  }

  function loseTo(error: Error): void {
    const isFull = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    if (isFull && current) lose(`It takes more than ${memory} MB of memory to draw.`, "limit");
    else lose(error.message);
  }

  /** The thread is given up, with what it was rendering; before it was ready, that is what waited for it first. */
  function lose(why: string, reason: Failure["reason"] = "renderer"): void {
    void worker?.terminate();
    worker = undefined;
    isReady = false;
    current ??= takeTurn();
    finish((job) => job.reject(new RenderFailure({ reason, problems: [why] })));
    next();
  }

  function ask<Result>(account: string, task: RenderTask): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (isStopped) return reject(stopped());
      waiting.set(account, [...(waiting.get(account) ?? []), { task, resolve, reject }]);
      next();
    });
  }

  const rendererOf = (account: string): SiteRenderer => ({
    of: rendererOf,
    prepare: () => {
      if (!worker && !isStopped) start();
    },
    render: (document, to) => ask(account, { kind: "render", text: JSON.stringify(document), to }),
    check: (document, steps = []) =>
      ask(account, { kind: "check", text: JSON.stringify(document), steps: JSON.stringify(steps) }),
    begin: (beginning) => ask(account, { kind: "begin", beginning }),
    describe: (design) => ask(account, { kind: "describe", design }),
    draw: (document, path, to, steps = []) =>
      ask(account, {
        kind: "draw",
        text: JSON.stringify(document),
        steps: JSON.stringify(steps),
        path,
        to,
      }),
    card: (card) => ask(account, { kind: "card", card }),
    pour: (document, into, steps = []) =>
      ask(account, { kind: "pour", text: JSON.stringify(document), steps: JSON.stringify(steps), into }),
    wear: (document, into, path, to) =>
      ask(account, { kind: "wear", text: JSON.stringify(document), into, path, to }),
    judge: (document, to) => ask(account, { kind: "judge", text: JSON.stringify(document), to }),
    hide: (document, sections) => ask(account, { kind: "hide", text: JSON.stringify(document), sections }),
    compare: (before, after) =>
      ask(account, { kind: "compare", text: JSON.stringify(before), next: JSON.stringify(after) }),
    replace: (present, next) =>
      ask(account, { kind: "replace", text: JSON.stringify(present), next: JSON.stringify(next) }),
    returnTo: (before, patch, present) =>
      ask(account, {
        kind: "return",
        text: JSON.stringify(before),
        patch,
        present: JSON.stringify(present),
      }),
    makeTemplate: (document, name, suits) =>
      ask(account, { kind: "make-template", text: JSON.stringify(document), name, suits }),
    ownHomes: (document, suits) => ask(account, { kind: "own-homes", text: JSON.stringify(document), suits }),
    stop: async () => {
      isStopped = true;
      for (const job of [...waiting.values()].flat()) job.reject(stopped());
      waiting.clear();
      const ending = worker?.terminate();
      worker = undefined;
      finish((job) => job.reject(stopped()));
      await ending;
    },
  });
  return rendererOf("");
}

function stopped(): RenderFailure {
  return new RenderFailure({ reason: "renderer", problems: ["the server stops"] });
}
