import type { Frame, Page } from "@playwright/test";
import axe from "axe-core";

/** All that axe looks for, or what the colours alone decide: enough where the same page was looked at in its other scheme. */
export type Sought = "all" | "contrast";

/**
 * What axe finds, gathered inside the page. It is put into each document once: its half a megabyte costs more than what it
 * does there. What stands in `besides` is left out.
 */
export async function findViolations(page: Page, besides?: string, sought: Sought = "all") {
  for (const frame of besides ? [page.mainFrame()] : page.frames()) await putAxe(frame);
  const options = {
    resultTypes: ["violations"],
    // It would fetch the style sheets again, which are in the page.
    preload: false,
    ...(sought === "contrast" && { runOnly: ["color-contrast", "link-in-text-block"] }),
  } satisfies axe.RunOptions;
  const { violations } = await page.evaluate(
    ([exclude, asked]) => window.axe.run({ include: [["html"]], exclude }, asked),
    [besides ? [[besides]] : [], options] as const,
  );
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target) }));
}

/** A frame in which the editor measures something may be gone meanwhile. */
async function putAxe(frame: Frame): Promise<void> {
  try {
    if (await frame.evaluate(() => "axe" in window)) return;
    await frame.evaluate(axe.source);
  } catch (error) {
    if (!frame.isDetached()) throw error;
  }
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
