// The thread in which sites are rendered: start-renderer.ts starts it and speaks with it.
import { parentPort } from "node:worker_threads";
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
import { loadRenderer } from "./load-renderer.ts";
import { patchedDocument } from "./patched-document.ts";
import { type Failure, failureOf } from "./render-failure.ts";
import { type RenderedPage, renderPage } from "./render-page.ts";
import { type RenderedSite, renderSite } from "./render-site.ts";
import { type DesignToWear, type WornPage, wearDesign } from "./wear-design.ts";

/** What is asked. A document comes as JSON, and so do changes of it: as a text it is handed over in a moment, whatever it holds. */
export type RenderTask =
  | { kind: "render"; text: string; to: Destination }
  | { kind: "check"; text: string; steps: string }
  | { kind: "begin"; beginning: SiteBeginning }
  | { kind: "describe"; design: string | undefined }
  | { kind: "draw"; text: string; steps: string; path: string; to: Destination }
  | { kind: "card"; card: ShareCard }
  | { kind: "pour"; text: string; steps: string; into: DesignToWear }
  | { kind: "wear"; text: string; into: DesignToWear; path: string; to: Destination }
  | { kind: "judge"; text: string; to: Destination }
  | { kind: "hide"; text: string; sections: readonly SectionPlace[] }
  | { kind: "compare"; text: string; next: string }
  | { kind: "replace"; text: string; next: string }
  | { kind: "make-template"; text: string; name: string; suits: readonly Trade[] }
  | { kind: "own-homes"; text: string; suits: readonly Trade[] }
  | { kind: "return"; text: string; patch: readonly PatchStep[]; present: string };

export type RenderResult =
  | RenderedSite
  | CheckedSite
  | BegunSite
  | DesignForms
  | RenderedPage
  | Uint8Array<ArrayBuffer>
  | PouredSite
  | WornPage
  | JudgedSite
  | ComparedSites
  | ReplacedSite
  | ReturnedSite
  | MadeTemplate
  | OwnHomes
  | PatchStep[];

/** Nothing but that it is ready, or the answer to a task. */
export type RenderAnswer = { result: RenderResult } | { failure: Failure } | { isReady: true };

const renderer = await loadRenderer();
parentPort?.on("message", async (task: RenderTask) => {
  try {
    const result = await resultOf(task);
    answer({ result }, "files" in result ? result.files.map(({ bytes }) => bytes.buffer) : []);
  } catch (error) {
    answer({ failure: failureOf(error, renderer) });
  }
});
answer({ isReady: true });

async function resultOf(task: RenderTask): Promise<RenderResult> {
  switch (task.kind) {
    case "render":
      return renderSite(JSON.parse(task.text), task.to);
    case "check":
      return renderer.drawing.checkSite(patchedDocument(task));
    case "begin":
      return renderer.drawing.beginSite(task.beginning);
    case "describe":
      return renderer.drawing.describeDesign(task.design);
    case "draw":
      return renderPage(patchedDocument(task), task.path, task.to);
    case "card":
      // With what sets type and draws it, which only some threads need.
      return (await import("./cards/draw-card.ts")).drawCard(task.card);
    case "pour":
      return renderer.drawing.pourSite(patchedDocument(task), task.into.design, task.into);
    case "wear":
      return wearDesign(JSON.parse(task.text), task.into, task.path, task.to);
    case "judge":
      return renderer.drawing.judgeSite(JSON.parse(task.text), task.to);
    case "hide":
      return renderer.drawing.hideSections(JSON.parse(task.text), task.sections);
    case "compare":
      return renderer.drawing.compareSites(JSON.parse(task.text), JSON.parse(task.next));
    case "replace":
      return renderer.drawing.replaceSite(JSON.parse(task.text), JSON.parse(task.next));
    case "make-template":
      return renderer.drawing.makeTemplate(JSON.parse(task.text), task.name, task.suits);
    case "own-homes":
      return renderer.drawing.ownHomes(JSON.parse(task.text), task.suits);
    case "return":
      return renderer.drawing.returnSite(JSON.parse(task.text), task.patch, JSON.parse(task.present));
  }
}

function answer(message: RenderAnswer, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver);
}
