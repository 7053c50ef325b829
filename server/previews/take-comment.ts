import { isSeen } from "../../contract/is-seen.ts";
import { pageName } from "../../engine/document/page-name.ts";
import type { CommandParts } from "../api/command-parts.ts";
import { BodyError } from "../http/body-error.ts";
import { readSubmission, type Submission } from "../messages/read-submission.ts";
import { originOf } from "../messages/receive-message.ts";
import { commentForm, commentPath, longestName, longestText, trapField } from "./comment-form.ts";
import type { DrawnSite } from "./drawn-sites.ts";
import { sendFormPage } from "./form-page.ts";
import { textOf } from "./markup.ts";
import { type PageSection, pageSections } from "./page-sections.ts";
import type { CountUse } from "./preview-limits.ts";
import type { PreviewLink, Visit } from "./preview-link.ts";
import { type Exchange, lead, targetOf, webRequest } from "./preview-request.ts";
import { previewWords, type RefusedComment } from "./previews-content.ts";
import { storeComment } from "./store-comment.ts";

export const thanksPath = `${commentPath}/thanks`;

type Parts = Pick<CommandParts, "database"> & { count: CountUse };
type Looked = { link: PreviewLink; visit: Visit; drawn: DrawnSite };

const statuses: Record<RefusedComment, number> = {
  forms: 409,
  elsewhere: 403,
  notAForm: 400,
  noComments: 403,
  empty: 400,
  long: 400,
  section: 409,
  often: 429,
  full: 409,
};

/** Shows the form of a comment on a page by itself, for whoever has no script. */
export function showCommentForm(exchange: Exchange, looked: Looked): void {
  const { searchParams } = targetOf(exchange.request);
  const path = searchParams.get("page") ?? "/";
  if (!looked.link.mayComment) refuse(exchange, "noComments");
  else showForm(exchange, looked, 200, { path, section: searchParams.get("section") ?? "" });
}

/** Takes a comment, and says what became of it: to a script in a line, to all others on a page. */
export async function takeComment(exchange: Exchange, looked: Looked, parts: Parts): Promise<void> {
  const { link, visit, drawn } = looked;
  if (!link.mayComment) return refuse(exchange, "noComments");
  const asked = webRequest(exchange.request);
  if (originOf(asked) === "elsewhere") return refuse(exchange, "elsewhere");
  const submission = await read(asked);
  if (!submission) return refuse(exchange, "notAForm");
  const of = (field: string) => (submission(field)[0] ?? "").trim();
  const [path, section, name, text] = [
    of("page"),
    of("section"),
    of("name").replaceAll(/\s+/g, " "),
    of("text"),
  ];
  const again = (why: RefusedComment) =>
    wantsLine(exchange)
      ? refuse(exchange, why)
      : showForm(exchange, looked, statuses[why], { path, section, name, text, why });
  if (of(trapField) !== "") return thank(exchange, path);
  if (!isSeen(name) || !isSeen(text)) return again("empty");
  if (lengthOf(name) > longestName || lengthOf(text) > longestText) return again("long");
  const place = placeOf(drawn, path, section);
  if (!place) return again("section");
  const wait =
    (await parts.count("preview-comment", visit.hash.toString("base64url"))) ||
    (await parts.count("preview-comment-by-site", link.site));
  if (wait > 0) return again("often");
  const ending = await storeComment(
    parts.database,
    { site: link.site, link: link.id, page: path, name, text, ...place },
    visit,
  );
  if (ending === "full") return again("full");
  if (ending === "over") return exchange.notify(exchange.request, exchange.response, 410, "previewOver");
  thank(exchange, path);
}

/** Says that a comment has arrived. */
export function showThanks({ request, response, headers }: Exchange): void {
  const path = pathIn(targetOf(request).searchParams.get("page") ?? "/");
  const { title, text } = previewWords.thanks;
  const { back, again } = previewWords.comment;
  const links = [
    { label: back, href: path },
    { label: again, href: `${commentPath}?page=${encodeURIComponent(path)}` },
  ];
  sendFormPage(response, 200, headers, { title, lead: text, links }, request.method === "HEAD");
}

/** Says why something is not taken. */
export function refuse(exchange: Exchange, why: RefusedComment): void {
  const { request, response, headers } = exchange;
  const message = previewWords.refused[why];
  if (wantsLine(exchange)) {
    tell(exchange, statuses[why], { code: why, message });
    return;
  }
  const links = [{ label: previewWords.comment.back, href: "/" }];
  const page = { title: previewWords.refused.title, lead: message, links };
  sendFormPage(response, statuses[why], headers, page, request.method === "HEAD");
}

async function read(request: Request): Promise<Submission | undefined> {
  try {
    return await readSubmission(request);
  } catch (error) {
    if (error instanceof BodyError) return undefined;
    throw error;
  }
}

type Filled = { path: string; section: string; name?: string; text?: string; why?: RefusedComment };

function showForm(
  { request, response, headers, notify }: Exchange,
  { link, visit, drawn }: Looked,
  status: number,
  { path, section, name = visit.name ?? "", text = "", why }: Filled,
): void {
  const page = pageOf(drawn, path);
  if (!page) {
    notify(request, response, 404, "unknown");
    return;
  }
  const { title, lead: leadOf, back, firstPage } = previewWords.comment;
  sendFormPage(
    response,
    status,
    headers,
    {
      title,
      lead: leadOf(path === "/" ? firstPage : pageName(page.title), link.name),
      alert: why && previewWords.refused[why],
      body: commentForm({ page: path, sections: page.sections, section, name, text }),
      links: [{ label: back, href: pathIn(path) }],
    },
    request.method === "HEAD",
  );
}

function thank(exchange: Exchange, path: string): void {
  if (wantsLine(exchange)) tell(exchange, 200, { message: previewWords.thanks.text });
  else lead(exchange, `${thanksPath}?page=${encodeURIComponent(pathIn(path))}`);
}

function tell({ response, headers }: Exchange, status: number, body: object): void {
  const text = JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  response
    .writeHead(status, { ...headers, "content-type": "application/json", "content-length": length })
    .end(text);
}

function wantsLine({ request }: Exchange): boolean {
  return request.headers.accept?.includes("application/json") ?? false;
}

/** A path of this host, whatever was written: browsers leave out what breaks lines, and then see what stands behind it. */
function pathIn(path: string): string {
  return /^\/(?![/\\])/.test(path) && !/\p{Cc}/u.test(path) ? path : "/";
}

function pageOf({ shelf }: DrawnSite, path: string): { title: string; sections: PageSection[] } | undefined {
  const file = shelf.files.get(path);
  if (!file?.policy) return undefined;
  const html = new TextDecoder().decode(file.bytes);
  return {
    title: textOf(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? path),
    sections: pageSections(html),
  };
}

/** The section that is called so on a page, by its key and what it is called by people; undefined where the page has none. */
function placeOf(
  drawn: DrawnSite,
  path: string,
  name: string,
): { section: string; heading: string } | undefined {
  const page = pageOf(drawn, path);
  if (!page) return undefined;
  if (name === "") return { section: "", heading: "" };
  const keys = drawn.sections.get(path) ?? drawn.sections.get(path.replace(/\/[^/]+$/, "/:id"));
  const section = keys?.get(name);
  const found = page.sections.find((one) => one.name === name);
  return section !== undefined && found ? { section, heading: found.heading } : undefined;
}

function lengthOf(text: string): number {
  return [...text].length;
}
