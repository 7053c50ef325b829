import { pageWordsOf } from "../language/page-words.ts";
import { orderWordsOf } from "../order/order-words.ts";
import { sectionName } from "./section-name.ts";
import type { SiteDocument } from "./site-document.ts";

/** A section that takes something from visitors, and what it says once it has. */
export type AskingSection = {
  /** Of its page: one of records ends with `/:id`. */
  page: string;
  /** By which it stands on its page. */
  name: string;
  kind: "form" | "newsletter" | "order";
  props: object;
  /** The page that says that it has arrived. */
  thanks: string;
  confirmation: { title: string; text: string; againLabel: string };
  /** Where its last words lead; none where they lead to a page of records, which is nowhere without its record. */
  goOn: string | undefined;
};

/** The sections of a site that take something, in the order of its pages. */
export function askingSections({ pages, seo }: Pick<SiteDocument, "pages" | "seo">): AskingSection[] {
  return Object.entries(pages).flatMap(([path, { sections, order }]) => {
    const folder = path.replace(/\/:id$/, "").replace(/\/$/, "");
    const asking = order.flatMap((key) => {
      const block = sections[key];
      const kind = block && !block.isHidden && kindOf(block.type);
      return kind ? [{ key, block, kind }] : [];
    });
    return asking.map(({ key, block, kind }, index) => ({
      page: path,
      name: sectionName(key, block),
      kind,
      props: block.props,
      thanks: `${folder}/thanks${index === 0 ? "" : `-${index + 1}`}`,
      confirmation:
        kind === "order" ? orderWordsOf(block.props).confirmation : confirmationOf(block.props, seo.language),
      goOn: (kind === "order" && shopOf(block.props)) || (path.endsWith("/:id") ? undefined : path),
    }));
  });
}

function kindOf(type: string): AskingSection["kind"] | undefined {
  if (type === "form" || type === "newsletter") return type;
  return type.endsWith("/cart") ? "order" : undefined;
}

function confirmationOf(props: object, language: string): AskingSection["confirmation"] {
  const { thanks: title, thanksLead: text, goOn: againLabel } = pageWordsOf(language);
  const own = "confirmation" in props ? props.confirmation : undefined;
  return { title, text, againLabel, ...(own as object | undefined) };
}

/** Where a cart leads back to, which is empty once it has been sent. */
function shopOf(props: object): string | undefined {
  const { shop } = props as { shop?: { href?: unknown } };
  return typeof shop?.href === "string" ? shop.href : undefined;
}
