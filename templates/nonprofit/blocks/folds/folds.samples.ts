import { stressProps } from "../../../../engine/document/stress-props.ts";
import { folds } from "../../content/home.ts";
import { type FoldsProps, foldsProps } from "./folds.props.ts";

export const foldsSamples: Record<string, FoldsProps> = {
  own: folds,
  least: { folds: [{ title: "Nets on storm drains" }] },
  plain: { ...folds, drawing: "plain" },
  most: stressProps(foldsProps, folds, "most"),
};
