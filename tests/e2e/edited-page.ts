import type { FrameLocator, Page } from "@playwright/test";

/** The page that the editor of `page` shows. */
export const canvas = (page: Page): FrameLocator => page.frameLocator('iframe[title^="The page."]');

/** Puts the caret behind the last letter of what is being typed into. */
export async function goToEnd(page: Page): Promise<void> {
  await page.keyboard.press("Control+End");
}
