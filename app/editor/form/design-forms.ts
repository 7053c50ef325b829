import type { z } from "zod";
import type { describeDesign } from "../../../contract/describe-design.ts";

/** What forms of a design's documents are made of. */
export type DesignForms = z.output<(typeof describeDesign)["answer"]>;
