import { type Fitting, isEmptyFitting } from "../fitting.ts";
import { chosenTrades, slugOf } from "./hang-in-order.ts";
import { baseOf, loadDesign } from "./load-design.ts";
import { type WornFrame, wornFrame } from "./worn-frame.tsx";

/**
 * The small frames of the wall: those on the screen are worn, once anything is said, and no others. What has no picture of itself
 * is worn from the beginning.
 */
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
    const isWanted = () =>
      this.near.has(item) &&
      !this.frames.has(item) &&
      (item.dataset.own !== undefined || !isEmptyFitting(this.said));
    if (!isWanted()) return;
    const slug = slugOf(item);
    const design = await loadDesign(item).catch((error: unknown) => {
      console.error(`The design ${slug} could not be loaded.`, error);
      return undefined;
    });
    if (!design || !isWanted()) return;
    const frame = wornFrame({
      slug: baseOf(item),
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
