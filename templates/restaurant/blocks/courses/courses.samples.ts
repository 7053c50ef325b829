import { courses } from "../../content/home.ts";
import type { CoursesProps } from "./courses.props.ts";

export const coursesSamples: Record<string, CoursesProps> = { own: courses };
