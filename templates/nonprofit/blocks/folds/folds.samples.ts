import { folds } from "../../content/home.ts";
import type { FoldsProps } from "./folds.props.ts";

export const foldsSamples: Record<string, FoldsProps> = { usual: folds };
