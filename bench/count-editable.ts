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

/** In the page: counts what the frame shows. */
function countShown(): Editable {
  const shown = document.querySelector("iframe")?.contentDocument;
  if (!shown) throw new Error("The editor shows no page.");
  const counted: Editable = { inPlace: 0, beside: 0, none: 0, pictures: 0, picturesReached: 0, lookups: [] };
  const point = (element: Element): string | undefined => {
    element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return shown.querySelector("[data-pointed]")?.getAttribute("data-pointed") ?? undefined;
  };
  for (const section of shown.querySelectorAll("main > [data-block], .site > .navigation, .site > .footer")) {
    const begun = performance.now();
    point(section.querySelector("*") ?? section);
    counted.lookups.push(performance.now() - begun);
  }
  const texts = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const around = node.parentElement;
    const text = node.nodeValue?.trim() ?? "";
    if (!around || text === "" || around.closest("style, script, option, [hidden]")) continue;
    const range = shown.createRange();
    range.selectNodeContents(node);
    if (range.getClientRects().length === 0) continue;
    const kind = point(around);
    if (kind === "text") counted.inPlace += text.length;
    else if (kind === undefined) counted.none += text.length;
    else counted.beside += text.length;
  }
  for (const image of shown.querySelectorAll("img")) {
    counted.pictures += 1;
    if (point(image) === "picture") counted.picturesReached += 1;
  }
  return counted;
}
