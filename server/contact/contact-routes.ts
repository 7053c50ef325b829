import type { Context, Hono } from "hono";
import { trapField } from "../../engine/blocks/form/sent-names.ts";
import type { CommandParts } from "../api/command-parts.ts";
import { clientAddress } from "../http/client-address.ts";
import { isNobody } from "../http/global-privacy-control.ts";
import { networkOfAddress } from "../http/network-of-address.ts";
import type { RequestLimits } from "../http/request-limits.ts";
import { formRoutes } from "../messages/form-routes.ts";
import { readSubmission } from "../messages/read-submission.ts";
import { originOf } from "../messages/receive-message.ts";
import { readSetting } from "../studio/read-setting.ts";
import { contactWords } from "./contact-content.ts";
import { type ContactLimits, countContacts } from "./contact-limits.ts";
import { againPage, closedPage, refusedPage, thanksPage } from "./contact-page.ts";
import { contactPath } from "./contact-path.ts";
import { keepContact } from "./keep-contact.ts";
import { type LandingVisitors, uuidOf } from "./landing-visitors.ts";
import { readContact, typedIn } from "./read-contact.ts";

const { refused: words } = contactWords;

type Parts = Pick<CommandParts, "database"> & {
  requestLimits: RequestLimits;
  visitors: LandingVisitors;
  limits?: ContactLimits | undefined;
};

/** Milliseconds after which a person may have filled in the form. */
const quickest = 2_000;

/**
 * `/contact`: where the form of the landing page is sent, while the studio takes messages there. What comes is a question of somebody
 * without an account; what a machine gives itself away by is noted beside it, and who fills in what nobody sees is thanked alike and
 * kept nowhere.
 */
export function contactRoutes({ database, requestLimits, visitors, limits }: Parts): Hono {
  const routes = formRoutes({ requestLimits, refusedPage, words });
  const count = countContacts(database, limits);
  const isOpen = async () => (await readSetting(database.typed, "contactForm")) === "support";
  const networkOf = (context: Context) => networkOfAddress(clientAddress(context));
  const visitorOf = (context: Context) => ({
    network: networkOf(context),
    agent: context.req.header("user-agent") ?? "",
  });

  // A page that React has shown was not served with the form as it is now.
  routes.get("/", async (context) => {
    if (!(context.req.header("accept") ?? "").startsWith("application/json")) {
      return context.redirect("/#contact", 303);
    }
    const open = await isOpen();
    if (open && !isNobody(context.req.raw.headers)) visitors.note(visitorOf(context));
    return context.json({ isOpen: open });
  });
  routes.get("/thanks", (context) => context.html(thanksPage()));

  routes.post("/", async (context) => {
    const submission = await readSubmission(context.req.raw);
    const typed = typedIn(submission);
    if (!(await isOpen())) return context.html(closedPage(typed), 409);
    const read = readContact(typed);
    if ("wrong" in read) return context.html(againPage(typed, words.amiss, read.wrong), 400);
    const { contact } = read;
    const standing = await count(clientAddress(context), contact.email);
    if (standing.state === "refused") {
      context.header("retry-after", String(standing.retryAfter));
      return context.html(againPage(typed, words.often), 429);
    }
    if ((submission(trapField)[0] ?? "") === "") {
      const isUnnamed = isNobody(context.req.raw.headers);
      const visitor = isUnnamed ? { network: "", agent: "" } : visitorOf(context);
      const since = isUnnamed ? quickest : await visitors.since(visitor);
      const signs = [
        ...(since === undefined ? ["unseen"] : since < quickest ? ["quick"] : []),
        ...(originOf(context.req.raw) === "unsaid" ? ["elsewhere"] : []),
        ...(standing.state === "often" ? ["often"] : []),
      ];
      const id = uuidOf(await visitors.hashToday(visitor, JSON.stringify(contact)));
      await keepContact(database, { ...contact, id, signs, network: visitor.network });
    }
    return context.redirect(`${contactPath}/thanks`, 303);
  });
  return routes;
}
