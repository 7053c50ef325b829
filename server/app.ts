import { Hono } from "hono";
import type { Logger } from "pino";
import { authRoutes } from "./auth/auth-routes.ts";
import type { Config } from "./config.ts";
import { dataRoutes } from "./data/data-routes.ts";
import type { Database } from "./db/database.ts";
import { answerErrors } from "./http/answer-errors.ts";
import { healthRoutes } from "./http/health-routes.ts";
import { limitRequest } from "./http/limit-request.ts";
import { logRequests, type RequestVariables } from "./http/log-requests.ts";
import type { MailQueue } from "./mail/mail-queue.ts";
import { outboxRoutes } from "./mail/outbox-routes.ts";

export type AppParts = {
  config: Config;
  database: Database;
  mail: MailQueue;
  log: Logger;
  /** Answers everything that is not an API: the built pages, or nothing in tests and in development. */
  pages?: (request: Request) => Response | Promise<Response>;
};

/** The whole HTTP surface, in the order in which a request meets it. */
export function createApp(parts: AppParts): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>();
  app.onError(answerErrors(parts.log));
  app.use(logRequests(parts.log));
  app.use(limitRequest());
  app.route("/healthz", healthRoutes(parts));
  app.route("/auth/v1", authRoutes(parts));
  app.route("/rest/v1", dataRoutes(parts));
  app.route("/outbox", outboxRoutes(parts));
  const { pages } = parts;
  if (pages) app.all("*", (context) => pages(context.req.raw));
  return app;
}
