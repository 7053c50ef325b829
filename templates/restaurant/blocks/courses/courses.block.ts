import { defineBlock } from "../../../../engine/blocks/block.ts";
import { coursesProps } from "./courses.props.ts";
import { coursesSamples } from "./courses.samples.ts";
import { Courses } from "./courses.tsx";

export const coursesBlock = defineBlock({
  type: "restaurant/courses",
  schema: coursesProps,
  View: Courses,
  samples: coursesSamples,
});
