import { samplePicture } from "../sample-picture.ts";
import type { CallToActionProps } from "./call-to-action.props.ts";

const words = {
  title: "The table by the stairs is free on Thursday",
  actions: [
    { label: "Reserve it", href: "#reserve" },
    { label: "Call the house", href: "tel:+14015550139" },
  ],
};

export const callToActionSamples: Record<string, CallToActionProps> = {
  band: { variant: "band", ...words, note: "Held for ten minutes while you decide." },
  corner: {
    variant: "corner",
    eyebrow: "Reservations",
    ...words,
    text: "Two seats, one candle, and a view of the fire that the others do not have.",
  },
  poster: { variant: "poster", ...words, picture: samplePicture.ring },
};
