import type { HungWords } from "../blocks/hung/hung.props.ts";

/** What the label of every work says besides the work. */
export const hungLabels: HungWords = { sold: "Sold", unit: "cm", currency: "$", likes: "{} likes" };

export const worksPage = { href: "/gallery" };
