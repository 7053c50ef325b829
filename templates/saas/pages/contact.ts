import { pageOf } from "../../template-page.ts";
import type { SaasBlock } from "../blocks/blocks.ts";
import { contactForm, contactHead } from "../content/contact.ts";
import { contactSign as sign } from "../content/signs.ts";

export const contact = pageOf<SaasBlock>({
  seo: {
    title: "Contact | {name}",
    description:
      "Write to {name}, {street}, {city}: about trying it, moving in, or something that is stuck. Answered within one working day.",
  },
  sections: {
    head: { type: "saas/head", props: contactHead },
    write: { type: "form", id: "write", props: contactForm },
    sign: { type: "saas/sign", props: sign },
  },
});
