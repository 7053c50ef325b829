import puppeteer, { type Browser, type Frame, type Page } from "puppeteer-core";

/** Where Firefox is, if it is on this machine. */
export const firefoxPath = process.env.FIREFOX_PATH;

/** Firefox by WebDriver BiDi, as Debian ships it: Playwright only drives a Firefox of its own. */
export function launchFirefox(): Promise<Browser> {
  return puppeteer.launch({ browser: "firefox", executablePath: firefoxPath, headless: true });
}

/** The page that the editor of `page` shows, once it is drawn. */
export async function shownPage(page: Page): Promise<Frame> {
  const frame = await page.waitForSelector('iframe[title^="The page."]');
  const shown = await frame?.contentFrame();
  if (!shown) throw new Error("The editor shows no page.");
  await shown.waitForSelector("h1");
  return shown;
}

/** Presses the keys of `chord` ("Control+z") together, the last one last. */
export async function pressChord(page: Page, chord: string): Promise<void> {
  const keys = chord.split("+") as Parameters<Page["keyboard"]["press"]>[0][];
  const last = keys.pop();
  if (!last) return;
  for (const key of keys) await page.keyboard.down(key);
  await page.keyboard.press(last);
  for (const key of keys.reverse()) await page.keyboard.up(key);
}
