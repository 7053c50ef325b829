import { defineBlock } from "../block.ts";
import { heroProps } from "./hero.props.ts";
import { heroSamples } from "./hero.samples.ts";
import { Hero } from "./hero.tsx";

export const heroBlock = defineBlock({
  type: "hero",
  schema: heroProps,
  View: Hero,
  samples: heroSamples,
});
