import { longestText, most } from "../../../longest-text.ts";
import { credits } from "../../content/home.ts";
import type { CreditsProps } from "./credits.props.ts";

export const creditsSamples: Record<string, CreditsProps> = {
  usual: credits,
  least: { title: "End credits" },
  card: {
    title: "Meanwhile, ashore",
    lead: "Nobody had noticed.",
    actions: [{ label: "Read on", href: "#top" }],
  },
  plain: { title: "End credits", roles: [{ name: "Slow Margaret" }] },
  figures: { title: "In numbers", figures: [{ value: "12", name: "berths" }, { value: "7 kn" }] },
  most: {
    title: longestText(80),
    roles: most(24, (number) => ({ role: longestText(48), name: longestText(48, number) })),
    notice: longestText(200),
  },
};
