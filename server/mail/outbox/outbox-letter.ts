import { createElement as h, type ReactNode } from "react";
import { outboxWords as words } from "./content.ts";
import { moment, outboxDocument } from "./outbox-document.ts";
import type { OutboxMail } from "./read-outbox.ts";

/** The page of one mail: what it is, its link and code, and both its parts. The HTML part comes in a frame. */
export function outboxLetter(letter: OutboxMail, { from, text }: { from: string; text: string }): string {
  const { id, mail, subject, createdAt, link, code } = letter;
  const facts = h(
    "div",
    { className: "facts" },
    h("h1", null, subject),
    h(
      "dl",
      null,
      fact(words.from, from),
      fact(words.to, mail.to),
      fact(words.written, moment(createdAt)),
      code && fact(words.code, h("span", { className: "code" }, code)),
    ),
    link && h("a", { href: link, className: "button" }, words.openLink),
  );
  const seen = h(
    "div",
    null,
    h(
      "section",
      { className: "seen" },
      h("h2", null, words.asSeen),
      h("iframe", {
        src: `/outbox/${id}/mail`,
        title: words.asSeen,
        sandbox: "allow-popups allow-popups-to-escape-sandbox",
      }),
    ),
    h("section", { className: "seen text" }, h("h2", null, words.asText), h("pre", null, text)),
  );
  return outboxDocument({
    title: subject,
    action: h("a", { href: "/outbox" }, words.back),
    main: h("div", { className: "letter" }, facts, seen),
  });
}

function fact(term: string, value: ReactNode): ReactNode {
  return h("div", null, h("dt", null, term), h("dd", null, value));
}
