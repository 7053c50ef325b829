import { enhanceWith } from "../../engine/enhancement/enhance-with.ts";
import { enhanceContactForm } from "./enhance-contact-form.ts";
import { enhanceDisclosure } from "./enhance-disclosure.ts";
import { enhanceSession } from "./enhance-session.ts";
import { logNotFound } from "./log-not-found.ts";

/** What the agency's own pages without React can do. */
export const enhance = enhanceWith([
  ["[data-disclosure]", enhanceDisclosure],
  ["[data-contact]", enhanceContactForm],
  ["[data-signed-in]", enhanceSession],
  ["[data-not-found]", logNotFound],
]);
