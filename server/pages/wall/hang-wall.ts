import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import {
  type KeptTemplateList,
  type ReadTemplateList,
  type ToldTemplateList,
  toldOf,
} from "../../catalogue/template-list.ts";
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
/** Pages that are kept. */
const most = 8;

/**
 * Answers for the fitting room as the studio hangs it, and has `pages` answer for all else. The page is made anew when the list changes, and
 * then answered from memory; where the list is not to be had it stays as it is. Whoever has the link of one of the studio's own that is on no
 * list (`?design=`) is answered with a page of their own, in which it hangs.
 */
export async function hangWall(
  pages: Pages,
  { directory, siteUrl, templates, log, patience = 300 }: Parts,
): Promise<Pages> {
  const built = await readPage(directory, file, { siteUrl });
  const html = built.page.representations.identity.body.toString();
  /** As everybody saw it last. */
  let last: Hung | undefined;
  /** What everybody sees, and what those do who have a link, by the hash of what they are told. */
  const making = new Map<string, Promise<Hung>>();
  const made = new Map<string, Hung>();

  async function make({ hash, list }: ToldTemplateList): Promise<Hung> {
    const text = hungPage(html, list);
    if (text === undefined) return { hash, page: undefined };
    const { page, improve } = await representPage(Buffer.from(text), file, { siteUrl });
    improve().catch((error: unknown) => log.warn({ err: error }, "the fitting room is compressed in haste"));
    return { hash, page };
  }

  /** The page for whoever has the link of `design`, which is made once. */
  async function hungFor(read: ReadTemplateList, design: string): Promise<Hung> {
    const told = toldOf(read, design);
    const begun = making.get(told.hash) ?? make(told);
    making.set(told.hash, begun);
    // The oldest go: nobody is told that any more.
    for (const hash of [...making.keys()].slice(0, -most)) {
      making.delete(hash);
      made.delete(hash);
    }
    const hung = await begun;
    if (making.has(told.hash)) made.set(told.hash, hung);
    if (told === read) last = hung;
    return hung;
  }

  async function newest(design: string): Promise<Hung | undefined> {
    const late = wait(patience, undefined, { ref: false });
    const read = templates.read().then((list) => hungFor(list, design));
    return (await Promise.race([read, late])) ?? last;
  }

  return (request, response, isFormOpen) => {
    const { method, url = "/" } = request;
    const [path, query] = url.split("?", 2);
    if ((method !== "GET" && method !== "HEAD") || path !== address) {
      pages(request, response, isFormOpen);
      return;
    }
    const send = (hung: Hung | undefined) => {
      if (!hung?.page) return pages(request, response, isFormOpen);
      const encoding = preferredEncoding(request.headers["accept-encoding"]);
      sendRepresentation(request, response, 200, hung.page.representations[encoding]);
    };
    const design = new URLSearchParams(query).get("design") ?? "";
    const known = templates.known();
    const told = known && toldOf(known, design);
    const hung = told && made.get(told.hash);
    if (hung) {
      if (told === known) last = hung;
      send(hung);
      return;
    }
    void newest(design)
      .catch((error: unknown) => {
        log.debug({ err: error }, "the studio's list of templates is not known");
        return last;
      })
      .then(send);
  };
}
