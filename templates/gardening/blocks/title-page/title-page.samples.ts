import { titlePage } from "../../content/home.ts";
import type { TitlePageProps } from "./title-page.props.ts";

export const titlePageSamples: Record<string, TitlePageProps> = { usual: titlePage };
