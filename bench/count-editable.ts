import type { Page } from "@playwright/test";

export type Editable = {
  /** Characters of visible texts, by what a press on them does. */
  inPlace: number;
  beside: number;
  none: number;
  pictures: number;
  picturesReached: number;
  /** Milliseconds of the first look into each section. */
  lookups: number[];
};

/** What of all pages of the site that the editor of `page` shows can be changed: each text and picture is pointed at. */
export async function countEditable(page: Page): Promise<Editable> {
  const pages = page.getByRole("combobox", { name: "Page", exact: true });
  const sum: Editable = { inPlace: 0, beside: 0, none: 0, pictures: 0, picturesReached: 0, lookups: [] };
  await page.frameLocator('iframe[title^="The page."]').locator("h1").first().waitFor();
  const paths = await pages
    .getByRole("option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  for (const path of paths) {
    await pages.selectOption(path);
    await page.frameLocator('iframe[title^="The page."]').locator("h1").first().waitFor();
    const { lookups, ...counted } = await page.evaluate(countShown);
    for (const key of Object.keys(counted) as (keyof typeof counted)[]) sum[key] += counted[key];
    sum.lookups.push(...lookups);
  }
  return sum;
}

/** In the page: counts what the frame shows. What belongs to no section, as the way past the navigation, is no text of the document. */
async function countShown(): Promise<Editable> {
  const shown = document.querySelector("iframe")?.contentDocument;
  if (!shown) throw new Error("The editor shows no page.");
  const counted: Editable = { inPlace: 0, beside: 0, none: 0, pictures: 0, picturesReached: 0, lookups: [] };
  const sections = "main > [data-block], .site > .navigation, .site > .footer";
  const point = (element: Element): string | undefined => {
    element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return shown.querySelector("[data-pointed]")?.getAttribute("data-pointed") ?? undefined;
  };
  const settled = () =>
    new Promise<void>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      setTimeout(() => channel.port2.postMessage(null));
    });
  /** Of a text with other words around it in its element: the letters that are let be chosen where it is typed into. */
  const typedOver = async (node: Node, around: Element): Promise<number> => {
    around.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0, clientX: -1, clientY: -1 }));
    const host = shown.querySelector("[data-typing]");
    const selection = shown.getSelection();
    if (!host?.contains(node) || !selection) return 0;
    selection.collapse(node, Math.floor((node.nodeValue ?? "").length / 2));
    await settled();
    selection.selectAllChildren(host);
    await settled();
    const chosen = selection.rangeCount > 0 ? selection.getRangeAt(0) : shown.createRange();
    const letters = shown.createRange();
    letters.selectNodeContents(node);
    if (chosen.compareBoundaryPoints(Range.START_TO_START, letters) > 0)
      letters.setStart(chosen.startContainer, chosen.startOffset);
    if (chosen.compareBoundaryPoints(Range.END_TO_END, letters) < 0)
      letters.setEnd(chosen.endContainer, chosen.endOffset);
    const { length } = letters.toString().trim();
    host.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    return length;
  };

  for (const section of shown.querySelectorAll(sections)) {
    const begun = performance.now();
    point(section.querySelector("*") ?? section);
    counted.lookups.push(performance.now() - begun);
  }
  const parts: { node: Node; around: Element; length: number }[] = [];
  const texts = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const around = node.parentElement;
    const { length } = node.nodeValue?.trim() ?? "";
    if (!around?.closest(sections) || length === 0) continue;
    if (around.closest("style, script, option, [hidden]")) continue;
    const range = shown.createRange();
    range.selectNodeContents(node);
    if (range.getClientRects().length === 0) continue;
    const kind = point(around);
    if (kind === "text") counted.inPlace += length;
    else if (kind === "part") parts.push({ node, around, length });
    else if (kind === undefined) counted.none += length;
    else counted.beside += length;
  }
  for (const image of shown.querySelectorAll("img")) {
    counted.pictures += 1;
    if (point(image) === "picture") counted.picturesReached += 1;
  }
  for (const { node, around, length } of parts) {
    const typed = Math.min(length, await typedOver(node, around));
    counted.inPlace += typed;
    counted.beside += length - typed;
  }
  return counted;
}
