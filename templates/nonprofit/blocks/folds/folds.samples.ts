import { stressProps } from "../../../../engine/document/stress-props.ts";
import { folds } from "../../content/home.ts";
import { type FoldsProps, foldsProps } from "./folds.props.ts";

export const foldsSamples: Record<string, FoldsProps> = {
  own: folds,
  least: { title: "What we do", folds: [{ title: "Nets on storm drains" }], course: folds.course },
  most: stressProps(foldsProps, folds, "most"),
};
