import type { CallToActionProps } from "../../../engine/blocks/call-to-action/call-to-action.props.ts";
import type { PosterProps } from "../blocks/poster/poster.props.ts";

export const classesSeo = {
  title: "Classes | Ironfield",
  description:
    "The week at Ironfield, Monday to Sunday: barbell, kettlebell, ropes, sled, gymnastics, engine and mobility, fifteen people to a class, from 5:15 AM.",
};

export const head: PosterProps = {
  variant: "head",
  lines: ["Classes"],
  lead: "Fifteen places, first come, chalk on the floor. No booking: whoever is there, is in.",
  actions: [],
};

export const boardWords = {
  title: "This week",
  none: {
    title: "Nobody teaches that then.",
    text: "The floor is open all the same, and so are we. Pick another hour, or wipe the board.",
  },
  reset: "Show the whole week",
} as const;

export const full: CallToActionProps = {
  variant: "band",
  title: "Sixteen is a crowd",
  text: "When fifteen are in, the hall is full. The floor outside it is not, and the next class is never far.",
  actions: [
    { label: "What it costs", href: "/membership" },
    { label: "Who teaches", href: "/trainers" },
  ],
};
