import { stressProps } from "../../../../engine/document/stress-props.ts";
import { titlePage } from "../../content/home.ts";
import { type TitlePageProps, titlePageProps } from "./title-page.props.ts";

export const titlePageSamples: Record<string, TitlePageProps> = {
  own: titlePage,
  least: { title: titlePage.title, wheel: titlePage.wheel },
  bare: { ...titlePage, wheel: undefined },
  most: stressProps(titlePageProps, titlePage, "most"),
};
