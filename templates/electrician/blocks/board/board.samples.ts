import { stressProps } from "../../../../engine/document/stress-props.ts";
import { board } from "../../content/home.ts";
import { type BoardProps, boardProps } from "./board.props.ts";

const { mainSwitch, on, off } = board;

export const boardSamples: Record<string, BoardProps> = {
  usual: board,
  least: { title: ["Electricians"], mainSwitch, on, off },
  sentence: { ...board, title: ["Somebody comes, and they bring what they need"], lit: undefined },
  most: stressProps(boardProps, board, "most"),
};
