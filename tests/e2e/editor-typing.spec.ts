import type { Locator, Page } from "@playwright/test";
import { canvas, goToEnd } from "./edited-page.ts";
import { expect, test } from "./fixtures.ts";

const saved = (page: Page) => page.getByText("Saved", { exact: true });

/** The title of a page, chosen as a whole, so that what comes next stands in its place. */
async function titleOf(page: Page): Promise<Locator> {
  await page.goto("/make/wellness");
  const title = canvas(page).getByRole("heading", { level: 1 });
  await title.click();
  await page.keyboard.press("Control+a");
  return title;
}

/** What the system puts on the clipboard is pasted: rich and plain, as programs give both. */
async function paste(target: Locator, held: { html?: string; text: string }): Promise<void> {
  await target.evaluate((element, { html, text }) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    if (html) clipboardData.setData("text/html", html);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, held);
}

test("text from right to left is kept in the order it was typed in, and the caret stays with it", async ({
  page,
}) => {
  const title = await titleOf(page);
  await page.keyboard.type("שלום");
  await page.keyboard.type(" Fabula 24");
  await page.keyboard.type(" עולם");
  await expect(title).toHaveText("שלום Fabula 24 עולם");
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("א");
  await expect(title).toHaveText("אשלום Fabula 24 עולם");
  await goToEnd(page);
  await page.keyboard.press("Backspace");
  await page.keyboard.type("ף");
  await expect(title).toHaveText("אשלום Fabula 24 עולף");
  await page.keyboard.press("Escape");
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(title).toHaveText("אשלום Fabula 24 עולף");

  // A field turns round with what stands in it.
  await page.getByRole("button", { name: "All fields", exact: true }).click();
  const name = page.getByRole("complementary").getByRole("textbox", { name: "Name", exact: true });
  await name.fill("מאפייה");
  expect(await name.evaluate((field) => getComputedStyle(field).direction)).toBe("rtl");
});

test("a word that the system corrects, and a sentence that is dictated, are taken, and typing goes on behind them", async ({
  page,
}) => {
  const title = await titleOf(page);
  await page.keyboard.type("Breathe teh");
  // As correction does it: the word is another one, and only then the page hears of it.
  await title.evaluate((host) => {
    const text = host.firstChild as Text;
    const at = text.data.indexOf("teh");
    const inputType = "insertReplacementText";
    const about = { inputType, data: "the", bubbles: true, cancelable: true };
    if (!host.dispatchEvent(new InputEvent("beforeinput", about))) return;
    text.replaceData(at, 3, "the");
    host.ownerDocument.getSelection()?.collapse(text, at + 3);
    host.dispatchEvent(new InputEvent("input", about));
  });
  await expect(title).toHaveText("Breathe the");
  await page.keyboard.type(" morning");
  await expect(title).toHaveText("Breathe the morning");
  await page.keyboard.insertText(", slowly and whole");
  await expect(title).toHaveText("Breathe the morning, slowly and whole");
  await page.keyboard.type(".");
  await expect(title).toHaveText("Breathe the morning, slowly and whole.");
  await page.keyboard.press("Control+z");
  await expect(title).not.toHaveText("Breathe the morning, slowly and whole.");
});

const fromElsewhere = [
  {
    name: "Word",
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><p class="MsoNormal" style="mso-bidi-font-size:22pt"><b>Slow&nbsp;mornings</b><o:p></o:p></p><!--EndFragment--></body></html>`,
    text: "Slow\u00a0mornings\r\n",
    becomes: "Slow mornings",
  },
  {
    name: "Google Docs",
    html: `<b style="font-weight:normal" id="docs-internal-guid-1"><span style="font-size:24pt;color:#f00">Slow</span><br/><span>mornings</span></b>`,
    text: "Slow\nmornings",
    becomes: "Slow mornings",
  },
  {
    name: "a web page",
    html: `<h2><img src="x" onerror="window.broken=true"><script>window.broken=true</script><a href="https://fabula.test/">Slow mornings</a></h2>`,
    text: "Slow mornings",
    becomes: "Slow mornings",
  },
] as const;

for (const { name, becomes, ...held } of fromElsewhere)
  test(`what is pasted from ${name} is its words and nothing else, on the page and in a field`, async ({
    page,
  }) => {
    const title = await titleOf(page);
    await paste(title, held);
    await expect(title).toHaveText(becomes);
    expect(await title.locator("*").count()).toBe(0);
    expect(await page.evaluate(() => "broken" in window)).toBe(false);
    await page.keyboard.press("Control+z");
    await expect(title).not.toContainText("Slow");
    await page.getByRole("button", { name: "All fields", exact: true }).click();
    const field = page.getByRole("complementary").getByRole("textbox").first();
    await field.press("Control+a");
    await page.evaluate(({ text }) => document.execCommand("insertText", false, text), held);
    await expect(field).toHaveValue(new RegExp(`^${becomes.replace(" ", "\\s")}\\s*$`));
  });

test("a text that is too long for its place is kept whole and marked, and what fits of it is kept", async ({
  page,
}) => {
  const title = await titleOf(page);
  const long = "Slow mornings and long evenings. ".repeat(20).trim();
  await paste(title, { text: long });
  await expect(title).toHaveText(long);
  await page.keyboard.press("Escape");
  const field = page.getByRole("region", { name: "What stands here" }).getByRole("textbox").first();
  await expect(field).toHaveValue(long);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/^At most \d+ characters fit here\./);
  await field.fill("Slow mornings");
  await expect(title).toHaveText("Slow mornings");
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
});

test("what moves without end stands still while somebody types, and goes on from there", async ({ page }) => {
  await page.goto("/make/wellness");
  const heading = canvas(page).getByRole("heading", { level: 1 });
  const endless = () =>
    heading.evaluate(({ ownerDocument }) =>
      ownerDocument
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
        .map(({ playState }) => playState),
    );
  await expect.poll(endless).toContain("running");
  await heading.click();
  await expect.poll(endless).not.toContain("running");
  await page.keyboard.press("End");
  await page.keyboard.type(" now");
  expect(await endless()).not.toContain("running");
  await page.keyboard.press("Escape");
  await expect.poll(endless).toContain("running");
});
