import { openers } from "../../content/issue.ts";
import type { OpenerProps } from "./opener.props.ts";

export const openerSamples: Record<string, OpenerProps> = { own: openers.collections };
