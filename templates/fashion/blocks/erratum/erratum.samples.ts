import { stressProps } from "../../../../engine/document/stress-props.ts";
import { erratum } from "../../content/issue.ts";
import { type ErratumProps, erratumProps } from "./erratum.props.ts";

export const erratumSamples: Record<string, ErratumProps> = {
  own: erratum,
  least: { title: erratum.title, folio: "404", link: erratum.link },
  most: stressProps(erratumProps, erratum, "most"),
};
