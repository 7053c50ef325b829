import { shoots } from "../../content/lookbook.ts";
import type { ContactSheetProps } from "./contact-sheet.props.ts";

export const contactSheetSamples: Record<string, ContactSheetProps> = {
  own: {
    label: "The first four shoots",
    strips: [
      shoots.slice(0, 4).map(({ id, title, image, featured }, index) => ({
        number: String(index + 1),
        title,
        href: `#${id}`,
        picture: image,
        isMarked: featured,
      })),
    ],
  },
};
