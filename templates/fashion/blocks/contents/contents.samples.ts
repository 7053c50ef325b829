import { stressProps } from "../../../../engine/document/stress-props.ts";
import { contents } from "../../content/issue.ts";
import { type ContentsProps, contentsProps } from "./contents.props.ts";

export const contentsSamples: Record<string, ContentsProps> = {
  own: contents,
  least: { heading: { title: "A" }, entries: [{ page: "1", title: "A", href: "/shop" }] },
  most: stressProps(contentsProps, contents, "most"),
};
