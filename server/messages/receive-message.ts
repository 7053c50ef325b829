import { setTimeout } from "node:timers/promises";
import { formField, trapField } from "../../engine/blocks/form/sent-names.ts";
import { type Goods, type Order, orderOf } from "../../engine/order/order.ts";
import { wishField } from "../../engine/order/order-fields.ts";
import { lineField, lineOfText, totalField } from "../../engine/order/order-line.ts";
import type { CommandParts } from "../api/command-parts.ts";
import { BodyError } from "../http/body-error.ts";
import { isNobody } from "../http/global-privacy-control.ts";
import { plainHeaders } from "../http/security-headers.ts";
import { type RefusalWords, refusalWordsOf, unknownLines } from "./content.ts";
import { formAt, formsOfBuilds } from "./live-forms.ts";
import { countMessages, type MessageLimits } from "./message-limits.ts";
import { readFields, type WrittenField } from "./read-fields.ts";
import { readSubmission } from "./read-submission.ts";
import { storeMessage } from "./store-message.ts";
import { rememberViewers } from "./viewers.ts";

/** The site that a visitor is on, as it is served. */
export type ServedSite = {
  id: string;
  /** The live one. */
  build: string;
};

export type MessageReceiver = {
  /**
   * Takes what a form of a published site sends (`POST` at `receiver`) from `network`. The same answer for all that a form
   * of the site may have sent, whatever is thought of it: the page that says so, or `{}` to a script.
   */
  receive: (request: Request, visitor: ServedSite & { network: string }) => Promise<Response>;
  /**
   * Told of each page with a form that is served, at `path`: who is served a form may send it. Costs next to nothing, waits
   * for nothing and throws nothing.
   */
  noteViewer: (
    site: Pick<ServedSite, "id">,
    path: string,
    visitor: { network: string; agent: string },
  ) => void;
  /** Writes down what is in memory alone. */
  stop: () => Promise<void>;
};

type Options = {
  limits?: MessageLimits;
  /** Milliseconds that every answer takes at least, so that none says by its time what became of the message. */
  evenTime?: number;
  /** Milliseconds after which a person may have filled in a form. */
  quickest?: number;
};

type Parts = Pick<CommandParts, "database" | "config" | "mail" | "jobs" | "log">;

/** Why something is not taken. */
class NotTaken extends Error {
  readonly status: number;
  readonly why: keyof RefusalWords;
  readonly retryAfter: number | undefined;
  constructor(status: number, why: keyof RefusalWords, retryAfter?: number) {
    super(why);
    this.status = status;
    this.why = why;
    this.retryAfter = retryAfter;
  }
}

/** What receives the messages of all sites (PLATFORM.md section 8: forms post). */
export function messageReceiver(
  parts: Parts,
  { limits, evenTime = 120, quickest = 2_000 }: Options = {},
): MessageReceiver {
  const forms = formsOfBuilds(parts.database);
  const viewers = rememberViewers(parts.database, parts.log);
  const count = countMessages(parts.database, limits);

  async function take(request: Request, visitor: Parameters<MessageReceiver["receive"]>[1]): Promise<Taken> {
    const { id: site, build, network } = visitor;
    const origin = originOf(request);
    if (origin === "elsewhere") throw new NotTaken(403, "elsewhere");
    const submission = await readSubmission(request);
    const found = await forms.of(build);
    const at = found && formAt(found, submission(formField)[0] ?? "");
    if (!at) throw new NotTaken(404, "notHere");
    const standing = await count(site, network);
    if (standing.state === "refused") throw new NotTaken(429, "tooOften", standing.retryAfter);
    const { form, path } = at;
    const lines = form.goods ? submission(lineField) : [];
    const order = form.goods && orderIn(lines, form.goods, submission(totalField)[0]);
    const asked = lines.length > 0 ? form.fields.filter(({ name }) => name !== wishField) : form.fields;
    const read = readFields(asked, submission);
    const { replyTo, isAmiss } = read;
    const isUnknown = lines.length > 0 && !order;
    const fields = isUnknown ? [...read.fields, unknownIn(lines)] : read.fields;
    // Whoever asks to be nobody was not noted: there is no time to judge them by, and no hash of theirs to know a repetition by.
    const isUnnamed = isNobody(request.headers);
    const viewer = {
      site,
      page: path,
      ...(isUnnamed ? nobody : { network, agent: request.headers.get("user-agent") ?? "" }),
    };
    const since = isUnnamed ? quickest : await viewers.since(viewer);
    const signs = {
      trap: (submission(trapField)[0] ?? "") !== "",
      unseen: since === undefined,
      quick: since !== undefined && since < quickest,
      often: standing.state === "often",
      elsewhere: origin === "unsaid",
      amiss: isAmiss || isUnknown,
    };
    await storeMessage(
      {
        site,
        page: path,
        form: form.name,
        kind: form.goods ? "order" : "message",
        fields,
        order,
        replyTo,
        signs: Object.entries(signs).flatMap(([sign, isThere]) => (isThere ? [sign] : [])),
        digest: await viewers.hashToday(viewer, contentOf(form.name, fields, order)),
      },
      parts,
    );
    return found.thanks.has(form.thanks) ? form.thanks : path;
  }

  return {
    receive: async (request, visitor) => {
      const over = setTimeout(evenTime);
      const wantsPage = !(request.headers.get("accept") ?? "").includes("application/json");
      const answer = await take(request, visitor).then(
        (page) => taken(page, wantsPage),
        async (error: unknown) => {
          const language = await forms.of(visitor.build).then(
            (found) => found?.language ?? "en",
            () => "en",
          );
          return refused(refusalOf(error), refusalWordsOf(language), wantsPage);
        },
      );
      await over;
      return answer;
    },
    noteViewer: ({ id }, page, visitor) => viewers.note({ site: id, page, ...visitor }),
    stop: viewers.stop,
  };
}

/** In place of what tells a visitor from others. */
const nobody = { network: "", agent: "" };

/** The page that a visitor without scripts goes to. */
type Taken = string;

/** Whether the request comes from a page of the same origin, from one of another, or does not say. */
export function originOf({ headers, url }: Request): "here" | "elsewhere" | "unsaid" {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return "elsewhere";
  const origin = headers.get("origin");
  if (origin === null || origin === "null") return site === null ? "unsaid" : "here";
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host ? "here" : "elsewhere";
}

function orderIn(texts: readonly string[], goods: Goods, total = ""): Order | undefined {
  const lines = texts.map(lineOfText).filter((line) => line !== undefined);
  if (lines.length < texts.length) return undefined;
  return orderOf(lines, goods, /^\d{1,12}$/.test(total) ? Number(total) : undefined);
}

/** Lines that the shop does not have, as they came. */
function unknownIn(lines: readonly string[]): WrittenField {
  return { name: lineField, label: unknownLines, value: lines.join("\n").slice(0, 2_000) };
}

/** What makes a message another one: what was seen beside it does not. */
function contentOf(form: string, fields: readonly WrittenField[], order: Order | undefined): string {
  const lines = order?.lines.map(({ id, size, quantity, price }) => [id, size, quantity, price]);
  return JSON.stringify([form, fields, lines]);
}

/** Of what is nobody's mistake the caller hears: the database does not answer, for one. */
function refusalOf(error: unknown): NotTaken {
  if (error instanceof NotTaken) return error;
  if (!(error instanceof BodyError)) throw error;
  return new NotTaken(error.status, error.status === 413 ? "tooLarge" : "notAForm");
}

const headers = { ...plainHeaders({ https: false }), "cache-control": "no-store" };

function taken(page: Taken, wantsPage: boolean): Response {
  if (!wantsPage) return Response.json({}, { headers });
  return new Response(null, { status: 303, headers: { ...headers, location: page } });
}

function refused({ status, why, retryAfter }: NotTaken, words: RefusalWords, wantsPage: boolean): Response {
  const more = { ...headers, ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }) };
  if (!wantsPage) return Response.json({ code: why, message: words[why] }, { status, headers: more });
  const html = `<!DOCTYPE html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title><h1>${words.title}</h1><p>${words[why]}</p><p>${words.back}</p>\n`;
  return new Response(html, { status, headers: { ...more, "content-type": "text/html; charset=utf-8" } });
}
