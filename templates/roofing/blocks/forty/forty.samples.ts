import { forty } from "../../content/home.ts";
import type { FortyProps } from "./forty.props.ts";

export const fortySamples: Record<string, FortyProps> = { usual: forty };
