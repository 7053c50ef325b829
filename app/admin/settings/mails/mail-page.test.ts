import { expect, test } from "vitest";
import { mailPage } from "./mail-page.ts";

const html = `<head><style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) { .ink { color: #fff !important; } }
</style></head><body style="margin:0;font-family:&#x27;A&#x27;, B"><p style="margin:0;font-family:&#x27;A&#x27;, B">a &quot; style=&quot;b</p></body>`;

test("what stands on elements becomes rules, once for each, and nothing stays on an element", () => {
  const page = mailPage(html, "light");
  expect(page).not.toContain('style="');
  expect(page.match(/data-worn="0"/g)).toHaveLength(3);
  expect(page).toContain(`[data-worn="0"]{margin:0;font-family:'A', B}`);
  expect(page).toContain("a &quot; style=&quot;b");
});

test("the scheme is what was chosen, whatever the machine has", () => {
  expect(mailPage(html, "light")).toContain("@media not all { .ink");
  expect(mailPage(html, "dark")).toContain("@media all { .ink");
  expect(mailPage(html, "dark")).toContain("color-scheme: dark;");
});
