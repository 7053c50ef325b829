import { defineBlock } from "../../../../engine/blocks/block.ts";
import { contactSheetProps } from "./contact-sheet.props.ts";
import { contactSheetSamples } from "./contact-sheet.samples.ts";
import { ContactSheet } from "./contact-sheet.tsx";

export const contactSheetBlock = defineBlock({
  type: "fashion/contact-sheet",
  schema: contactSheetProps,
  View: ContactSheet,
  neutral: ({ strips, ...sheet }) => ({
    ...sheet,
    strips: strips.map((frames) =>
      frames.map(({ picture, ...frame }) => (picture?.isNeutral ? { ...frame, picture } : frame)),
    ),
  }),
  samples: contactSheetSamples,
});
