import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { type Database, isDatabaseUnavailable } from "../db/database.ts";
import type { NodeHandler } from "../http/answer-requests.ts";
import { addressOfRequest } from "../http/client-address.ts";
import { isNobody } from "../http/global-privacy-control.ts";
import { networkOfAddress } from "../http/network-of-address.ts";
import type { Pages } from "../pages/pages.ts";
import { readSetting } from "../studio/read-setting.ts";
import { isForSomebody } from "../visits/is-for-somebody.ts";
import type { LandingVisitors } from "./landing-visitors.ts";

export type FormWatch = {
  /** What answers pages: the landing page with its form as the studio has it, and whoever is served an open one noted. */
  withForm: (pages: Pages) => NodeHandler;
  stop: () => Promise<void>;
};

type Parts = { database: Database; log: Logger; visitors: LandingVisitors };

/**
 * Knows whether the form of the landing page leads to the studio: looked up every few seconds, because the page is answered from memory.
 * What is sent there is decided by what holds then, whatever page it came from.
 */
export function watchForm({ database, log, visitors }: Parts, { lookEvery = 3_000 } = {}): FormWatch {
  let isOpen = false;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    try {
      isOpen = (await readSetting(database.typed, "contactForm")) === "support";
    } catch (error) {
      if (!isDatabaseUnavailable(error)) log.warn({ err: (error as Error).message }, "the form is as it was");
    }
  }

  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookEvery).unref();
  looking = look();
  return {
    withForm: (pages) => (request, response) => {
      if (isOpen && isLandingPage(request)) {
        note(request, visitors);
        pages(request, response, true);
      } else pages(request, response);
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

function isLandingPage({ url = "/" }: IncomingMessage): boolean {
  return url === "/" || url.startsWith("/?");
}

function note(request: IncomingMessage, visitors: LandingVisitors): void {
  const { method, headers } = request;
  if (method !== "GET" || isNobody(headers) || !isForSomebody(headers)) return;
  visitors.note({
    network: networkOfAddress(addressOfRequest(request)),
    agent: headers["user-agent"] ?? "",
  });
}
