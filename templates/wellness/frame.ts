import { templateFrame } from "../template-frame.ts";
import { facts } from "./facts.ts";
import { sand } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = templateFrame({
  design: "wellness",
  facts,
  theme,
  nav: {
    variant: "split",
    links: [
      { label: "Meditation", href: "/meditation" },
      { label: "Yoga", href: "/yoga" },
      { label: "Nutrition", href: "/nutrition" },
      { label: "Community", href: "/community" },
    ],
    menuLabel: "Rooms",
  },
  footer: {
    variant: "signature",
    closing: "That was all. The door is quieter if you lift it a little.",
    groups: [
      {
        title: "Rooms",
        links: [
          { label: "Meditation", href: "/meditation" },
          { label: "Yoga", href: "/yoga" },
          { label: "Nutrition", href: "/nutrition" },
          { label: "Community", href: "/community" },
        ],
      },
      {
        title: "Ways in",
        links: [
          { label: "Programs", href: "/#programs" },
          { label: "Breathing guide", href: "/meditation#guide" },
          { label: "Week of classes", href: "/yoga#week" },
          { label: "{email}", href: "fact:email", means: "mail" },
        ],
      },
    ],
    lines: ["The Ice House", "{street}", "{locality}", "{hours}"],
    legal: "{name} is a fictional studio. Nobody was hurried.",
  },
  picture: sand,
  business: {
    "@type": "HealthAndBeautyBusiness",
    description: "Meditation, yoga and nutrition in four round rooms.",
    priceRange: "$$",
  },
});
