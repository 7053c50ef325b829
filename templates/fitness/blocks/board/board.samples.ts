import { board } from "../../content/classes.ts";
import { classes } from "../../content/timetable.ts";
import type { BoardProps } from "./board.props.ts";

export const boardSamples: Record<string, BoardProps> = {
  week: { ...board, classes },
  least: {
    ...board,
    classes: [{ id: "yoga", name: "Yoga", hours: [{ day: "wed", start: "18:00" }] }],
    times: [],
  },
};
