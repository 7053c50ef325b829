// The thread in which sites are rendered: start-renderer.ts starts it and speaks with it.
import { parentPort } from "node:worker_threads";
import type { PatchStep } from "../../engine/document/apply-patch.ts";
import type {
  BegunSite,
  CheckedSite,
  DesignForms,
  Destination,
  JudgedSite,
  PouredSite,
  SectionPlace,
  SiteBeginning,
} from "../../renderer/renderer.ts";
import { loadRenderer } from "./load-renderer.ts";
import { type Failure, failureOf } from "./render-failure.ts";
import { type RenderedPage, renderPage } from "./render-page.ts";
import { type RenderedSite, renderSite } from "./render-site.ts";
import { type WornPage, wearDesign } from "./wear-design.ts";

/** What is asked. A document comes as JSON: as a text it is handed over in a moment, whatever it holds. */
export type RenderTask =
  | { kind: "render"; text: string; to: Destination }
  | { kind: "check"; text: string }
  | { kind: "begin"; beginning: SiteBeginning }
  | { kind: "describe"; design: string | undefined }
  | { kind: "draw"; text: string; path: string; to: Destination }
  | { kind: "pour"; text: string; design: string }
  | { kind: "wear"; text: string; design: string; path: string; to: Destination }
  | { kind: "judge"; text: string; to: Destination }
  | { kind: "hide"; text: string; sections: readonly SectionPlace[] };

export type RenderResult =
  | RenderedSite
  | CheckedSite
  | BegunSite
  | DesignForms
  | RenderedPage
  | PouredSite
  | WornPage
  | JudgedSite
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
      return renderer.drawing.checkSite(JSON.parse(task.text));
    case "begin":
      return renderer.drawing.beginSite(task.beginning);
    case "describe":
      return renderer.drawing.describeDesign(task.design);
    case "draw":
      return renderPage(JSON.parse(task.text), task.path, task.to);
    case "pour":
      return renderer.drawing.pourSite(JSON.parse(task.text), task.design);
    case "wear":
      return wearDesign(JSON.parse(task.text), task.design, task.path, task.to);
    case "judge":
      return renderer.drawing.judgeSite(JSON.parse(task.text), task.to);
    case "hide":
      return renderer.drawing.hideSections(JSON.parse(task.text), task.sections);
  }
}

function answer(message: RenderAnswer, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver);
}
