import { type Context, Hono, type MiddlewareHandler } from "hono";
import { updateUser } from "./account/update-user.ts";
import { userBody } from "./account/user-body.ts";
import { adminRoutes } from "./admin/admin-routes.ts";
import { type AuthParts, createAuth } from "./auth-parts.ts";
import { undoEmailChange } from "./email-change/undo-email-change.ts";
import type { LimitName } from "./limits/rate-limits.ts";
import { answerLink } from "./link/answer-link.ts";
import { type SignInLink, sendSignInLink } from "./link/send-sign-in-link.ts";
import { verifyOneTimeToken } from "./link/verify-link.ts";
import { reauthenticate } from "./password/reauthenticate.ts";
import { type ChallengeBody, readChallenge } from "./pkce/code-challenge.ts";
import { answerAuthError } from "./request/answer-auth-error.ts";
import { AuthError } from "./request/auth-error.ts";
import { evenTime } from "./request/even-time.ts";
import { checkInput, readBody } from "./request/read-body.ts";
import { redirectTarget } from "./request/redirect-target.ts";
import * as schemas from "./request/request-schemas.ts";
import { requesterOf } from "./request/requester-of.ts";
import { answerToken } from "./session/answer-token.ts";
import { findCaller, findOwnCaller } from "./session/find-caller.ts";
import { signOut } from "./session/sign-out.ts";
import { health, readSettings } from "./settings.ts";
import { resendMail } from "./sign-up/resend-mail.ts";
import { signUp } from "./sign-up/sign-up.ts";

/** Longer than anything that is done about an address takes, so that all answers about one take as long. */
const defaultEvenTime = 250;

/**
 * Everything under /auth/v1: Supabase Auth's paths, shapes, codes and texts, as far as this product uses them (the
 * official client, @supabase/auth-js, is the reference). Each route checks what comes in and calls one operation.
 */
export function authRoutes(parts: AuthParts): Hono {
  const auth = createAuth(parts);
  const routes = new Hono();
  const even = evenTime(parts.evenAnswerTime ?? defaultEvenTime);
  const limited = (name: LimitName): MiddlewareHandler => {
    return async (context, next) => {
      await auth.limits.consume(name, requesterOf(context).ip);
      await next();
    };
  };
  const byRequest = limited("request-by-ip");
  const caller = (context: Context) => findCaller(auth, context.req.header("authorization"));
  const ownCaller = (context: Context) => findOwnCaller(auth, context.req.header("authorization"));
  const redirectOf = (context: Context) => redirectTarget(auth.siteUrl, context.req.query("redirect_to"));

  routes.onError(answerAuthError);

  routes.get("/health", byRequest, (context) => context.json(health));
  routes.get("/settings", byRequest, async (context) => context.json(await readSettings(auth)));
  routes.get("/.well-known/jwks.json", byRequest, async (context) => {
    context.header("cache-control", "public, max-age=600");
    return context.json({ keys: (await auth.keys.all()).map((key) => key.publicJwk) });
  });

  routes.post("/signup", even, byRequest, async (context) => {
    const body = await readBody(context, schemas.signUpBody);
    const { email, password, data, phone } = body;
    if (email === undefined) throw refuseWithoutEmail(phone, "Phone signups are disabled");
    if (!password) throw new AuthError(400, "validation_failed", "Signup requires a valid password");
    const challenge = readChallenge(body);
    const input = { email, password, data, redirectTo: redirectOf(context), challenge };
    return context.json(await signUp(auth, input, requesterOf(context)));
  });

  routes.post("/token", (context) => answerToken(auth, context));

  routes.post("/logout", byRequest, async (context) => {
    const { scope } = checkInput(schemas.signOutQuery, context.req.query());
    await signOut(auth, await caller(context), scope, requesterOf(context));
    return context.body(null, 204);
  });

  routes.get("/user", byRequest, async (context) => context.json(userBody((await caller(context)).user)));
  routes.put("/user", byRequest, async (context) => {
    const user = await ownCaller(context);
    const { phone, ...changes } = await readBody(context, schemas.userBodySchema);
    if (phone) throw new AuthError(400, "phone_provider_disabled", "Phone numbers are not supported");
    const input = { ...changes, redirectTo: redirectOf(context), challenge: readChallenge(changes) };
    return context.json(await updateUser(auth, user, input, requesterOf(context)));
  });
  routes.get("/reauthenticate", byRequest, async (context) => {
    await reauthenticate(auth, await ownCaller(context));
    return context.json({});
  });

  const mail = (context: Context, kind: SignInLink, body: { email: string } & ChallengeBody) =>
    sendSignInLink(auth, kind, {
      email: body.email,
      redirectTo: redirectOf(context),
      challenge: readChallenge(body),
    });
  routes.post("/recover", even, byRequest, async (context) => {
    await mail(context, "recovery", await readBody(context, schemas.mailBody));
    return context.json({});
  });
  routes.post("/otp", even, byRequest, async (context) => {
    const { email, phone, ...body } = await readBody(context, schemas.otpBody);
    if (email === undefined) throw refuseWithoutEmail(phone, "Unsupported phone provider");
    await mail(context, "magic-link", { ...body, email });
    return context.json({});
  });
  routes.post("/magiclink", even, byRequest, async (context) => {
    await mail(context, "magic-link", await readBody(context, schemas.mailBody));
    return context.json({});
  });
  routes.post("/resend", even, byRequest, async (context) => {
    const { type, email, phone } = await readBody(context, schemas.resendBody);
    if (type === "sms" || type === "phone_change" || email === undefined) {
      throw refuseWithoutEmail(phone ?? type, "Unsupported phone provider");
    }
    await resendMail(auth, { type, email, redirectTo: redirectOf(context) });
    return context.json({});
  });

  routes.post("/verify", even, limited("code-by-ip"), async (context) => {
    const input = await readBody(context, schemas.verifyBody);
    const requester = requesterOf(context);
    return context.json(
      input.type === "email_change_undo"
        ? await undoEmailChange(auth, input.token, requester)
        : await verifyOneTimeToken(auth, input, requester),
    );
  });
  routes.get("/verify", async (context) => {
    // Scanners look at the links of a mail with HEAD before its reader does: that must not use the link up.
    if (context.req.method === "HEAD") return context.body(null, 200);
    await auth.limits.consume("code-by-ip", requesterOf(context).ip);
    return answerLink(auth, context);
  });

  routes.route("/admin", adminRoutes(auth, parts.secretKey));
  routes.all("*", byRequest, () => {
    throw new AuthError(404, "not_found", "There is nothing at this path.");
  });
  return routes;
}

/** What a request without an address asks for instead, and does not get. */
function refuseWithoutEmail(phone: string | undefined, aboutPhones: string): AuthError {
  return phone === undefined
    ? new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled")
    : new AuthError(400, "phone_provider_disabled", aboutPhones);
}
