import type { FrameLocator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The page that the editor of `page` shows. */
export const canvas = (page: Page): FrameLocator => page.frameLocator('iframe[title^="The page."]');

/** Puts the caret behind the last letter of what is being typed into. */
export async function goToEnd(page: Page): Promise<void> {
  await page.keyboard.press("Control+End");
}

/** The list of all commands, where it is open. */
export const commands = (page: Page) => page.getByRole("dialog", { name: "All commands" });

/** Does what the list of all commands calls so: at every width it has all of them. */
export async function chooseCommand(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(commands(page)).toBeVisible();
  await page.getByRole("combobox", { name: "Find a command or a page" }).fill(words);
  await page.keyboard.press("Enter");
  await expect(commands(page)).toHaveCount(0);
}
