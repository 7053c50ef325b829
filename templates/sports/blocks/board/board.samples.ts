import { board } from "../../content/home.ts";
import type { BoardProps } from "./board.props.ts";

export const boardSamples: Record<string, BoardProps> = { usual: board };
