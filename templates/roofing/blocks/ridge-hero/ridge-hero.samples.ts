import { stressProps } from "../../../../engine/document/stress-props.ts";
import { hero } from "../../content/home.ts";
import { type RidgeHeroProps, ridgeHeroProps } from "./ridge-hero.props.ts";

const { picture, tall, mark, ...words } = hero;

export const ridgeHeroSamples: Record<string, RidgeHeroProps> = {
  usual: hero,
  least: { title: "A roof.", picture, tall },
  courses: words,
  pictured: { ...words, title: "A title that has more to say than two courses of slates can hold.", picture },
  bare: { title: "A" },
  most: stressProps(ridgeHeroProps, hero, "most"),
};
