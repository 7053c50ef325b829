import { designs } from "fitting:designs";
import { type Fitting, isEmptyFitting } from "../fitting.ts";
import { chosenTrades, slugOf } from "./hang-in-order.ts";
import type { WornDesign } from "./worn-design.ts";
import { type WornFrame, wornFrame } from "./worn-frame.tsx";

/** Loads a design once, whoever asks for it. Rejects where its part cannot be fetched; the next who asks tries again. */
export function loadDesign(slug: string): Promise<WornDesign> {
  const known = loading.get(slug);
  if (known) return known;
  const load = designs[slug];
  if (!load) return Promise.reject(new Error(`there is no design called ${slug}`));
  const asked = load();
  loading.set(slug, asked);
  asked.catch(() => loading.delete(slug));
  return asked;
}

const loading = new Map<string, Promise<WornDesign>>();

/** The small frames of the wall: those on the screen are worn, once anything is said, and no others. */
export class SmallFrames {
  private readonly frames = new Map<HTMLElement, WornFrame>();
  private readonly near = new Set<HTMLElement>();
  private said: Fitting;
  private row: number | undefined;

  constructor(items: readonly HTMLElement[], said: Fitting, signal: AbortSignal) {
    this.said = said;
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) this.see(target as HTMLElement, isIntersecting);
      },
      { rootMargin: "120px" },
    );
    for (const item of items) watch.observe(item);
    signal.addEventListener("abort", () => watch.disconnect());
  }

  /** Puts on what is said now, in all frames that are shown. */
  wear(said: Fitting): void {
    this.said = said;
    for (const frame of this.frames.values()) frame.wear(said);
    for (const item of this.near) void this.hang(item);
  }

  /** Turns them to the service of this number, of those that the form has, or back to their beginning. */
  look(row: number | undefined): void {
    if (row === this.row) return;
    this.row = row;
    for (const frame of this.frames.values()) frame.look(row);
  }

  private see(item: HTMLElement, isNear: boolean): void {
    if (isNear) {
      this.near.add(item);
      void this.hang(item);
      return;
    }
    this.near.delete(item);
    this.frames.get(item)?.remove();
    this.frames.delete(item);
  }

  private async hang(item: HTMLElement): Promise<void> {
    const isWanted = () => this.near.has(item) && !this.frames.has(item) && !isEmptyFitting(this.said);
    if (!isWanted()) return;
    const slug = slugOf(item);
    const design = await loadDesign(slug).catch((error: unknown) => {
      console.error(`The design ${slug} could not be loaded.`, error);
      return undefined;
    });
    if (!design || !isWanted()) return;
    const frame = wornFrame({
      slug,
      design,
      trades: chosenTrades(item),
      title: slug,
      isSmall: true,
      said: this.said,
      row: this.row,
    });
    this.frames.set(item, frame);
    item.querySelector("[data-stage]")?.append(frame.element);
  }
}
