import { games } from "../../content/games.ts";
import type { SelectProps } from "./select.props.ts";

export const selectSamples: Record<string, SelectProps> = { usual: games };
