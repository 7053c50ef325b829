import { defineBlock } from "../block.ts";
import { testimonialsProps } from "./testimonials.props.ts";
import { testimonialsSamples } from "./testimonials.samples.ts";
import { Testimonials } from "./testimonials.tsx";

export const testimonialsBlock = defineBlock({
  type: "testimonials",
  schema: testimonialsProps,
  View: Testimonials,
  samples: testimonialsSamples,
});
