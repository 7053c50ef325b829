import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { KeptTemplateList, ReadTemplateList } from "../../catalogue/template-list.ts";
import { preferredEncoding } from "../encodings.ts";
import type { Pages } from "../pages.ts";
import { type Page, readPage, representPage } from "../read-page.ts";
import { sendRepresentation } from "../send-representation.ts";
import { hungPage } from "./hung-page.ts";

type Parts = {
  /** Of the built pages. */
  directory: string;
  siteUrl: string;
  templates: KeptTemplateList;
  log: Logger;
  /** Milliseconds that a visitor waits for the studio's list before they see it as it was last. */
  patience?: number;
};

/** Of one list: undefined where the page is as it was built. */
type Hung = { hash: string; page: Page | undefined };

const address = "/start";
const file = "start/index.html";

/**
 * Answers for the fitting room as the studio hangs it, and has `pages` answer for all else. The page is made anew when the list changes, and
 * then answered from memory; where the list is not to be had it stays as it is.
 */
export async function hangWall(
  pages: Pages,
  { directory, siteUrl, templates, log, patience = 300 }: Parts,
): Promise<Pages> {
  const built = await readPage(directory, file, { siteUrl });
  const html = built.page.representations.identity.body.toString();
  let last: Hung | undefined;
  let making: { hash: string; hung: Promise<Hung> } | undefined;

  async function make({ hash, list }: ReadTemplateList): Promise<Hung> {
    const text = hungPage(html, list);
    if (text === undefined) {
      last = { hash, page: undefined };
      return last;
    }
    const { page, improve } = await representPage(Buffer.from(text), file, { siteUrl });
    last = { hash, page };
    improve().catch((error: unknown) => log.warn({ err: error }, "the fitting room is compressed in haste"));
    return last;
  }

  /** The page of this list, which is made once. */
  function hungFor(read: ReadTemplateList): Promise<Hung> {
    if (making?.hash !== read.hash) making = { hash: read.hash, hung: make(read) };
    return making.hung;
  }

  async function newest(): Promise<Hung | undefined> {
    const late = wait(patience, undefined, { ref: false });
    const found = await Promise.race([templates.read().then(hungFor), late]);
    return found ?? last;
  }

  return (request, response, isFormOpen) => {
    const { method, url = "/" } = request;
    if ((method !== "GET" && method !== "HEAD") || url.split("?", 1)[0] !== address) {
      pages(request, response, isFormOpen);
      return;
    }
    const send = (hung: Hung | undefined) => {
      if (!hung?.page) return pages(request, response, isFormOpen);
      const encoding = preferredEncoding(request.headers["accept-encoding"]);
      sendRepresentation(request, response, 200, hung.page.representations[encoding]);
    };
    const known = templates.known();
    if (known && last?.hash === known.hash) {
      send(last);
      return;
    }
    void newest()
      .catch((error: unknown) => {
        log.debug({ err: error }, "the studio's list of templates is not known");
        return last;
      })
      .then(send);
  };
}
