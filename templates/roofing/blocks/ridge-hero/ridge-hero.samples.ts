import { stressProps } from "../../../../engine/document/stress-props.ts";
import { hero } from "../../content/home.ts";
import { type RidgeHeroProps, ridgeHeroProps } from "./ridge-hero.props.ts";

export const ridgeHeroSamples: Record<string, RidgeHeroProps> = {
  usual: hero,
  least: { title: "A roof.", picture: hero.picture, tall: hero.tall, callLabel: hero.callLabel },
  most: stressProps(ridgeHeroProps, hero, "most"),
};
