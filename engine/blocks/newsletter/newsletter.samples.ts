import type { NewsletterProps } from "./newsletter.props.ts";

const words = {
  title: "One letter a month, about one stone",
  text: "Where it came from, who cut it, and what it will not be set in.",
  fieldLabel: "Email",
  placeholder: "you@example.com",
  buttonLabel: "Join the circle",
  note: "Twelve letters a year. Leave with one click.",
};

export const newsletterSamples: Record<string, NewsletterProps> = {
  band: { variant: "band", ...words },
  letter: { variant: "letter", eyebrow: "Correspondence", ...words },
  slip: { variant: "slip", ...words },
};
