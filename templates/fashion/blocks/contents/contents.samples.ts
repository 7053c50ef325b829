import { stressProps } from "../../../../engine/document/stress-props.ts";
import { contents } from "../../content/issue.ts";
import { type ContentsProps, contentsProps } from "./contents.props.ts";

export const contentsSamples: Record<string, ContentsProps> = {
  own: contents,
  least: { heading: { title: "A" }, list: { entries: [{ page: "1", title: "A", href: "/shop" }] } },
  figures: {
    heading: { title: "In figures" },
    list: {
      figures: [
        { value: "12", title: "degrees" },
        { value: "1,140", title: "meters of wool" },
        { value: "40" },
      ],
    },
  },
  steps: {
    heading: { title: "How it goes" },
    list: { steps: contents.list.entries.map(({ title, text }) => ({ title, text })) },
  },
  most: stressProps(contentsProps, contents, "most"),
};
