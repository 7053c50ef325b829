import { samplePicture } from "../sample-picture.ts";
import type { QuoteProps } from "./quote.props.ts";

const words = {
  text: "A good hinge is one that three generations never notice.",
  name: "Agnes Thorne-Bell",
  detail: "Founder, in the shop book of 1934",
};

export const quoteSamples: Record<string, QuoteProps> = {
  plain: { variant: "plain", ...words },
  hung: { variant: "hung", ...words },
  plate: { variant: "plate", ...words, picture: samplePicture.ring },
};
