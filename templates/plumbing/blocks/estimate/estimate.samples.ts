import { stressProps } from "../../../../engine/document/stress-props.ts";
import { estimate } from "../../content/home.ts";
import { type EstimateProps, estimateProps } from "./estimate.props.ts";

export const estimateSamples: Record<string, EstimateProps> = {
  usual: estimate,
  least: { heading: { title: "Nothing is dripping?" } },
  abroad: { ...estimate, phone: { label: "+49 1709 123 45678", href: "tel:+49170912345678" } },
  most: {
    ...stressProps(estimateProps, estimate, "most"),
    phone: { label: "021855501884321", href: "tel:021855501884321" },
  },
};
