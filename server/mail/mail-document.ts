import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from "react";
import type { ToldOrder } from "../../engine/order/told-order.ts";
import { identity } from "../identity.ts";
import type { MailContent } from "./mail-content.ts";
import { sheet, styles } from "./mail-style.ts";
import { sharedWords } from "./shared-words.ts";

/**
 * The HTML part as a React document: tables and inline styles, because Outlook knows nothing else. `siteUrl` is the
 * public origin that the wordmark links to. React escapes every word, so no name becomes markup.
 */
export function mailDocument(content: MailContent, siteUrl: string): ReactElement {
  return h(
    "html",
    { lang: "en" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("meta", { name: "x-apple-disable-message-reformatting" }),
      h("meta", { name: "format-detection", content: "telephone=no,date=no,address=no,email=no,url=no" }),
      h("title", null, content.subject),
      h("style", null, sheet),
    ),
    h(
      "body",
      { className: "paper", style: styles.body },
      h("div", { style: styles.preheader }, content.preheader, preheaderFiller),
      h(
        "div",
        { role: "article", "aria-roledescription": "email", "aria-label": content.subject, lang: "en" },
        table(
          { className: "paper", style: styles.canvas, width: "100%" },
          h(
            "td",
            { className: "canvas-cell", align: "center", style: styles.canvasCell },
            table(
              { style: styles.column, width: "600" },
              cover(content, siteUrl),
              letter(content),
              footer(content),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Keeps inboxes from filling the rest of the preview line with the mail's first words. */
const preheaderFiller = "\u00a0\u200c".repeat(80);

type TableProps = { className?: string; style?: CSSProperties; width?: string };

/** A table that only lays out; each of `cells` (a `td`) gets a row of its own. */
function table(props: TableProps, ...cells: ReactElement[]): ReactElement {
  const layout = { role: "presentation", border: 0, cellPadding: 0, cellSpacing: 0 };
  const rows = cells.map((cell, index) => h("tr", { key: `row-${index}` }, cell));
  return h("table", { ...layout, ...props }, h("tbody", null, rows));
}

function cover(content: MailContent, siteUrl: string): ReactElement {
  const wordmark = h(
    "a",
    { href: siteUrl, target: "_blank", className: "on-accent", style: styles.wordmark },
    identity.name,
  );
  const heading = h("h1", { className: "heading on-accent", style: styles.heading }, content.heading);
  return h("td", { className: "cover", bgcolor: "#b8005a", style: styles.cover }, wordmark, heading);
}

function letter(content: MailContent): ReactElement {
  const paragraphs = content.paragraphs.map((text, index) =>
    h("p", { key: `${index}`, className: "ink", style: styles.paragraph }, text),
  );
  return h(
    "td",
    { className: "letter", bgcolor: "#ffffff", style: styles.letter },
    paragraphs,
    content.order && order(content.order),
    content.fields && fields(content.fields),
    content.button && button(content.button),
    content.alternative && alternative(content.alternative),
    content.code &&
      code(content.code, expiryOf(content), content.button ? styles.codeTable : styles.firstCodeTable),
  );
}

/** What somebody would like to have, as a receipt: a row for each line, then what all of it comes to. */
function order({ lines, sums, total, changes }: ToldOrder): ReactElement {
  const row = (key: string, what: ReactNode, amount: string, style: CSSProperties) =>
    h(
      "tr",
      { key },
      h("td", { className: "ink line", style: { ...styles.orderWhat, ...style } }, what),
      h("td", { className: "ink line", align: "right", style: { ...styles.orderAmount, ...style } }, amount),
    );
  const said = changes.map((text) =>
    h("p", { key: text, className: "ink line", style: styles.orderChange }, text),
  );
  return h(
    "div",
    { style: styles.order },
    said,
    h(
      "table",
      { border: 0, cellPadding: 0, cellSpacing: 0, width: "100%" },
      h(
        "tbody",
        null,
        lines.map(({ key, quantity, name, kind, each, amount }) => {
          const about = [kind, each].filter(Boolean).join(" · ");
          const detail = h("span", { key: "about", className: "muted", style: styles.orderKind }, about);
          return row(
            key,
            [`${quantity} × ${name}`, h("br", { key: "break" }), detail],
            amount,
            styles.orderLine,
          );
        }),
        sums.map(({ label, amount }, index) =>
          row(label, label, amount, index === 0 ? styles.orderLine : styles.orderSum),
        ),
        row(total.label, total.label, total.amount, styles.orderTotal),
      ),
    ),
  );
}

/** What somebody wrote: labels above their values, whose lines stay as they were typed. */
function fields(rows: NonNullable<MailContent["fields"]>): ReactElement {
  const cells = rows.map(({ label, value }) =>
    h(
      "td",
      { style: styles.fieldCell },
      h("p", { className: "muted", style: styles.fieldLabel }, label),
      h("p", { className: "ink", style: styles.fieldValue }, value),
    ),
  );
  return table({ width: "100%", style: styles.fields }, ...cells);
}

/** How long what the mail carries is good for. */
export function expiryOf(content: MailContent): string {
  return content.button ? sharedWords.expiry.both : sharedWords.expiry.code;
}

/** The cell carries the colour and Outlook's padding, the link carries everybody else's: clickable to its edge. */
function button({ label, link }: { label: string; link: string }): ReactElement {
  const anchor = h("a", { href: link, target: "_blank", className: "button", style: styles.button }, label);
  return table(
    { className: "button-table" },
    h(
      "td",
      { className: "button-cell", align: "center", bgcolor: "#06251f", style: styles.buttonCell },
      anchor,
    ),
  );
}

function code(
  { label, value }: { label: string; value: string },
  expiry: string,
  style: CSSProperties,
): ReactElement {
  return table(
    { width: "100%", style },
    h("td", { className: "muted line", style: styles.codeLabel }, label),
    h("td", { className: "ink", style: styles.code }, value),
    h("td", null, h("p", { className: "muted", style: styles.expiry }, expiry)),
  );
}

function alternative({ lead, label, link }: { lead: string; label: string; link: string }): ReactElement {
  const anchor = h("a", { href: link, target: "_blank", className: "link", style: styles.link }, label);
  return h("p", { className: "ink", style: styles.alternative }, `${lead} `, anchor);
}

function footer(content: MailContent): ReactElement {
  const small = (...children: ReactNode[]) =>
    h("p", { className: "muted", style: styles.footerText }, ...children);
  const plainLink = (link: string) =>
    h("a", { href: link, target: "_blank", className: "muted", style: styles.plainLink }, link);
  return h(
    "td",
    { className: "footer", style: styles.footer },
    small(content.reason),
    h("p", { className: "ink", style: styles.ifNotYou }, content.ifNotYou),
    content.button && small(sharedWords.plainLink, h("br"), plainLink(content.button.link)),
    small(content.reply ?? sharedWords.noReply),
    h("p", { className: "ink", style: styles.tagline }, identity.tagline),
  );
}
