import { createElement } from "react";
import type { Block, BlockView, BlockViews } from "../blocks/block.ts";
import { scriptNames } from "../theme/theme-css.ts";
import { resolveLinks } from "./resolve-links.ts";

type Props = {
  blocks: readonly Block[];
  views: BlockViews;
  base: string;
  /** Of the texts, as in `lang`. */
  language?: string | undefined;
  /** Hears of each block that no view can draw. */
  report?: (unknownType: string) => void;
};

/**
 * Draws blocks in their order, each in a container of its own that its queries measure. A block of a type that `views`
 * does not have is left out and reported, so that one block too new or too old never takes its page down.
 */
export function PageBlocks({ blocks, views, base, language = "en", report = warn }: Props) {
  return blocks.map(({ type, id, tone, props }, index) => {
    const View = views.get(type) as BlockView<object> | undefined;
    if (!View) {
      report(type);
      return null;
    }
    const name = id ?? `${type.replace("/", "-")}-${index + 1}`;
    return (
      <div
        key={name}
        className="block"
        id={name}
        data-block={type}
        data-tone={tone ?? "paper"}
        data-script={scriptNames({ data: props, language })}
      >
        {createElement(View, { ...resolveLinks(props, base), id: name })}
      </div>
    );
  });
}

function warn(type: string): void {
  console.warn(`no view draws blocks of type ${type}`);
}
