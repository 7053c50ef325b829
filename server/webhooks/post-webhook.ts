import { lookup as resolve } from "node:dns/promises";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** What was answered, or why nothing was. */
export type WebhookAnswer = { status: number | null; problem: string | null; tookMs: number };

export type PostWebhook = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<WebhookAnswer>;

type Options = {
  /** All addresses of a name. */
  lookup?: (name: string) => Promise<{ address: string; family: number }[]>;
  mayReach?: (address: string) => boolean;
  /** Milliseconds for all of it. */
  patience?: number;
  /** Certificates that are believed beside the usual ones. */
  ca?: string;
};

/**
 * What posts to webhooks: on https alone, to addresses of the open internet, of which the name is asked once and the
 * connection goes to what was looked at. Redirects are answers like others; what is answered is not read. Throws nothing.
 */
export function webhookPoster({
  lookup = (name) => resolve(name, { all: true }),
  mayReach = isPublicAddress,
  patience = 10_000,
  ca,
}: Options = {}): PostWebhook {
  return async (url, body, headers) => {
    const begun = performance.now();
    const signal = AbortSignal.timeout(patience);
    const said = await send(url, body, headers, signal).catch((error: NodeJS.ErrnoException) => ({
      status: null,
      problem: signal.aborted ? `no answer within ${patience / 1_000} s` : problemOf(error),
    }));
    return { ...said, tookMs: Math.round(performance.now() - begun) };
  };

  async function send(
    url: string,
    body: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) {
    const { protocol, hostname, username, password } = new URL(url);
    if (protocol !== "https:" || username !== "" || password !== "") throw new Error("not an https address");
    const name = hostname.replace(/^\[|\]$/g, "");
    const addresses = await Promise.race([lookup(name), aborted(signal)]);
    const first = addresses[0];
    if (!first || !addresses.every(({ address }) => mayReach(address))) {
      throw new Error("its address is not one of the open internet");
    }
    const pinned: LookupFunction = (_, { all }, give) =>
      all ? give(null, [first]) : give(null, first.address, first.family);
    return new Promise<{ status: number | null; problem: null }>((resolve, reject) => {
      const sending = request(
        url,
        { method: "POST", headers, lookup: pinned, signal, agent: false, ...(ca !== undefined && { ca }) },
        (answer) => {
          resolve({ status: answer.statusCode ?? null, problem: null });
          answer.destroy();
        },
      );
      sending.on("error", reject);
      sending.end(body);
    });
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("too late"))));
}

/** Nothing of this server's inside: a code where there is one. */
function problemOf({ code, message }: NodeJS.ErrnoException): string {
  return (code ?? message).slice(0, 300);
}
