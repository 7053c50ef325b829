import type { ProseProps } from "./prose.props.ts";

const parts: ProseProps["parts"] = [
  {
    title: "Who runs this site",
    lines: ["Harrow & Tide", "Pier 7", "Port Townsend, WA 98368"],
    paragraphs: ["Everything that stands here was written on board, most of it by the mate."],
  },
  {
    title: "What we keep of you",
    paragraphs: [
      "Your name and your berth, in the ship’s book, because the law of the sea asks for both.",
      "The book stays on board. Whoever wants to see their own line may turn to it.",
    ],
  },
];

export const proseSamples: Record<string, ProseProps> = {
  page: {
    variant: "page",
    title: "Privacy",
    lead: "What we hear of whoever reads this, and what becomes of it.",
    parts,
  },
  section: { variant: "section", title: "Small print", parts },
};
