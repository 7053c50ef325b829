import { contactForm, contactHead } from "../content/contact.ts";
import { contactSign as sign } from "../content/signs.ts";
import type { SaasPage } from "./saas-page.ts";

export const contact: SaasPage = {
  seo: {
    title: "Contact | Tessel",
    description:
      "Write to Tessel, 6 Clayworks Yard, Trenton: about trying it, moving in, or something that is stuck. Answered within one working day.",
  },
  blocks: [
    { type: "saas/head", props: contactHead },
    { type: "form", id: "write", props: contactForm },
    { type: "saas/sign", props: sign },
  ],
};
