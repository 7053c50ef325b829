import { stressProps } from "../../../../engine/document/stress-props.ts";
import { cover } from "../../content/issue.ts";
import { shoots } from "../../content/lookbook.ts";
import { type ContactSheetProps, contactSheetProps } from "./contact-sheet.props.ts";

const own: ContactSheetProps = {
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
};

export const contactSheetSamples: Record<string, ContactSheetProps> = {
  own,
  least: {
    label: "One shoot",
    strips: [[{ number: "1", title: "A", href: "#frame-1", picture: cover.picture, isMarked: true }]],
  },
  most: stressProps(contactSheetProps, own, "most"),
};
