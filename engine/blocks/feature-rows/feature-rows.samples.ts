import { samplePicture } from "../sample-picture.ts";
import type { FeatureRowsProps } from "./feature-rows.props.ts";

const rows: FeatureRowsProps["rows"] = [
  {
    eyebrow: "Interior",
    title: "Two coats, then a third where the light falls",
    text: "We paint a wall the way it is looked at: from the window inward. Corners are cut by brush, never taped.",
    points: ["Water-borne paint, dry in an hour", "Furniture moved and put back", "From $3.50 a square foot"],
    picture: samplePicture.cloth,
    link: { label: "Interior painting", href: "#interior" },
  },
  {
    eyebrow: "Exterior",
    title: "A house that has stopped peeling",
    text: "Old paint comes off to the wood before new paint goes on. It takes two days longer and lasts nine years more.",
    points: ["Lead-safe certified", "Boards replaced at cost", "From $4.25 a square foot"],
    picture: samplePicture.coin,
    link: { label: "Exterior painting", href: "#exterior" },
  },
  {
    eyebrow: "Color",
    title: "Three samples on your wall, a week to live with them",
    text: "Morning, noon and lamp light change every color. We leave the boards and come back when you are sure.",
    picture: samplePicture.ring,
  },
];

export const featureRowsSamples: Record<string, FeatureRowsProps> = {
  alternating: { variant: "alternating", rows },
  sticky: {
    variant: "sticky",
    heading: {
      eyebrow: "How we paint",
      title: "Slow where it shows",
      lead: "A room takes three days. The second is for nothing but sanding.",
    },
    rows,
  },
  numbered: { variant: "numbered", heading: { title: "What you are paying for" }, rows },
};
