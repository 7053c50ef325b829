import { Hono } from "hono";
import { apiRoutes } from "./api/api-routes.ts";
import type { CommandParts } from "./api/command-parts.ts";
import { authRoutes } from "./auth/auth-routes.ts";
import type { RateLimitOverrides } from "./auth/limits/rate-limits.ts";
import { createSigningKeys } from "./auth/session/signing-keys.ts";
import type { ContactLimits } from "./contact/contact-limits.ts";
import { contactPath } from "./contact/contact-path.ts";
import { contactRoutes } from "./contact/contact-routes.ts";
import { type LandingVisitors, rememberLandingVisitors } from "./contact/landing-visitors.ts";
import { dataRoutes } from "./data/data-routes.ts";
import { answerErrors } from "./http/answer-errors.ts";
import { healthRoutes } from "./http/health-routes.ts";
import { limitRequest } from "./http/limit-request.ts";
import { logRequests, type RequestVariables } from "./http/log-requests.ts";
import { createRequestLimits } from "./http/request-limits.ts";
import { secureAnswers } from "./http/security-headers.ts";
import { outboxRoutes } from "./mail/outbox-routes.ts";
import { mediaRoutes } from "./pictures/media-routes.ts";
import { keysRoutes } from "./receipts/keys-routes.ts";
import { keysPath } from "./receipts/receipt.ts";
import { supabaseHealthRoutes } from "./supabase/health-routes.ts";
import { proxyRoutes } from "./supabase/proxy-routes.ts";
import { replyPath } from "./support/reply-link.ts";
import { replyRoutes } from "./support/reply-routes.ts";

export type AppParts = CommandParts & {
  /** Opens `admin/users` and acts as `service_role`. */
  secretKey: string;
  /** Opens the outbox; without it there is none. */
  outboxKey?: string | undefined;
  /** Replaces single rate limits; tests set them high to show what else holds. */
  limits?: RateLimitOverrides;
  /** Milliseconds that answers about an address take at least; see `evenTime`. */
  evenAnswerTime?: number;
  /** Who was served the form of the landing page. */
  visitors?: LandingVisitors;
  /** Replaces how often that is taken. */
  contactLimits?: ContactLimits;
};

/** Addresses beginning so go to the app; all others are pages, which the listener answers itself (`pages/pages.ts`). */
export const appPrefixes = [
  "/healthz",
  "/auth/v1",
  "/rest/v1",
  "/storage/v1",
  "/api",
  "/media",
  "/outbox",
  keysPath,
  replyPath,
  contactPath,
] as const;

/** All there is to an app whose backend is a Supabase (`config.supabase`): no database, no mail of its own. */
export type SupabaseAppParts = Pick<AppParts, "config" | "log"> & { database?: undefined };

/** Everything that is computed, in the order in which a request meets it. */
export function createApp(parts: AppParts | SupabaseAppParts): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>();
  app.onError(answerErrors(parts.log));
  app.use(logRequests(parts.log));
  app.use(secureAnswers({ https: parts.config.siteUrl.startsWith("https:") }));
  app.use(limitRequest());
  app.notFound((context) =>
    context.json({ code: 404, error_code: "not_found", msg: "There is nothing at this address." }, 404),
  );
  const { supabase } = parts.config;
  if (parts.database) {
    const keys = createSigningKeys(parts.database);
    const requestLimits = createRequestLimits(parts.config.apiRequestsPerMinute);
    app.route("/healthz", healthRoutes(parts));
    app.route("/auth/v1", authRoutes({ ...parts, keys }));
    app.route("/rest/v1", dataRoutes({ ...parts, keys, requestLimits }));
    app.route("/api", apiRoutes({ ...parts, keys, requestLimits }));
    app.route("/media", mediaRoutes(parts));
    app.route(keysPath, keysRoutes(parts.receiptKeys));
    app.route(replyPath, replyRoutes({ ...parts, requestLimits }));
    const visitors = parts.visitors ?? rememberLandingVisitors(parts.database, parts.log);
    app.route(contactPath, contactRoutes({ ...parts, requestLimits, visitors, limits: parts.contactLimits }));
    if (parts.outboxKey !== undefined) {
      app.route("/outbox", outboxRoutes({ ...parts, outboxKey: parts.outboxKey }));
    }
  } else if (supabase) {
    app.route("/healthz", supabaseHealthRoutes(supabase));
    app.route("/auth/v1", proxyRoutes(supabase));
    app.route("/rest/v1", proxyRoutes(supabase));
    app.route("/storage/v1", proxyRoutes(supabase));
    // Nothing of the studio is kept there.
    app.get(contactPath, (context) => context.json({ isOpen: false }));
  }
  return app;
}
