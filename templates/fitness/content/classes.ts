import type { CallToActionProps } from "../../../engine/blocks/call-to-action/call-to-action.props.ts";
import type { BoardProps } from "../blocks/board/board.props.ts";
import type { PosterProps } from "../blocks/poster/poster.props.ts";

export const head: PosterProps = {
  variant: "head",
  lines: ["Classes"],
  lead: "Fifteen places, first come, chalk on the floor. No booking: whoever is there, is in.",
  actions: [],
};

export const board: BoardProps = {
  title: "This week",
  classes: "{collection:classes}",
  filter: "Show only",
  times: [
    { id: "early", label: "before work", from: "00:00", to: "09:00" },
    { id: "day", label: "in daylight", from: "09:00", to: "17:00" },
    { id: "late", label: "after work", from: "17:00", to: "24:00" },
  ],
  count: { class: "class", classes: "classes", on: "on", day: "day", days: "days" },
  minutes: "min",
  sheet: { coach: "Coach", minutes: "Minutes", bring: "Bring" },
  off: "Nothing taught. The floor is all yours.",
  none: {
    title: "Nobody teaches that then.",
    text: "The floor is open all the same, and so are we. Pick another hour, or wipe the board.",
  },
  reset: "Show the whole week",
};

export const full: CallToActionProps = {
  variant: "band",
  title: "Sixteen is a crowd",
  text: "When fifteen are in, the hall is full. The floor outside it is not, and the next class is never far.",
  actions: [
    { label: "What it costs", href: "/membership" },
    { label: "Who teaches", href: "/trainers" },
  ],
};
