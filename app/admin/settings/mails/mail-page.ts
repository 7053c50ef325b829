/** What a mail is looked at by. */
export type MailScheme = "light" | "dark";

const escapes: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/**
 * The HTML part of a mail as a page that the frame of a preview may show: mails carry their styles on each element, which the policy of
 * the page around keeps out, so each becomes a rule of a sheet. What `scheme` a reader's machine has is decided here.
 */
export function mailPage(html: string, scheme: MailScheme): string {
  const rules = new Map<string, number>();
  const marked = html.replace(/ style="([^"]*)"/g, (_, css: string) => {
    const place = rules.get(css) ?? rules.size;
    rules.set(css, place);
    return ` data-worn="${place}"`;
  });
  const worn = Array.from(rules, ([css, place]) => `[data-worn="${place}"]{${unescaped(css)}}`).join("\n");
  return marked
    .replace("<style>", `<style>${worn}</style><style>`)
    .replaceAll("color-scheme: light dark", `color-scheme: ${scheme}`)
    .replaceAll("@media (prefers-color-scheme: dark)", scheme === "dark" ? "@media all" : "@media not all");
}

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (written) => escapes[written] ?? written);
}
