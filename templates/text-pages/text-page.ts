import type { ProseProps } from "../../engine/blocks/prose/prose.props.ts";

export const textPaths = ["/privacy", "/imprint", "/terms"] as const;

export type TextPath = (typeof textPaths)[number];

/** What a page of text says. */
export type TextPage = Pick<ProseProps, "lead" | "parts"> & { title: string; description: string };

export type TextPages = Record<TextPath, TextPage>;
