import { contactHead } from "../../content/contact.ts";
import type { HeadProps } from "./head.props.ts";

const { picture, letterOf, laid, ...words } = contactHead;

export const headSamples: Record<string, HeadProps> = {
  pictured: contactHead,
  plain: { ...words, actions: [{ label: "Talk to us", href: "/contact" }] },
  least: { title: "A" },
};
