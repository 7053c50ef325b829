import type { ReactNode } from "react";
import type { z } from "zod";
import type { PartValue } from "../document/tray.ts";
import type { Words } from "../language/words.ts";
import type { Resolved } from "../render/resolve.ts";
import type { Part } from "./role.ts";

/** The ground that a block stands on; `paper` is the page's own. */
export const tones = ["paper", "raised", "deep", "accent"] as const;

export type Tone = (typeof tones)[number];

/** One block of a page, as a site document holds it: plain data. */
export type Block<Type extends string = string, Props extends object = object> = {
  type: Type;
  /** Name for links within the page (`#hours`), unique on it. */
  id?: string;
  tone?: Tone;
  isHidden?: boolean;
  props: Props;
};

/**
 * What draws a block: a pure function of its props, with facts and records in place of what refers to them, of the `id`
 * that names it on the page, and of the engine's own `locale` in the language of the site. No hooks, no effects, no
 * fetching, no clock and no chance before a script runs, so that the same document is always the same page.
 */
export type BlockView<Props extends object> = {
  (props: Resolved<Props> & { id: string; locale: Words }): ReactNode;
  /** Whether it draws the title of a page (`page-title.tsx`), always or with some props. */
  opensPage?: boolean | ((props: Resolved<Props>) => boolean);
};

/** What a block says of a record, by its parts. */
export type Said = Partial<Record<Part, PartValue | undefined>>;

/** The records of a list, be it written there or that of a collection. */
type RecordOf<List> = Extract<List, readonly unknown[]>[number];

/** A kind of block: what its props must be, what draws it, and props that show each of its variants. */
export type BlockDefinition<Type extends string = string, Props extends object = object> = {
  type: Type;
  schema: z.ZodType<Props>;
  View: BlockView<Props>;
  /**
   * What it is on the site of another trade than its design was made for, beside its pictures, which give way by themselves:
   * `false` where it draws its own trade and nothing is left without that, else the props with which it does not.
   */
  neutral?: false | ((props: Props) => Props);
  /**
   * It has a state in the browser, always or with some props. Its view then draws the one component of its
   * `live.tsx`, which says all it has to say before a script runs, and without one; decision 017 has the rules for it.
   */
  isLive?: true | ((props: Props) => boolean);
  /**
   * Of a live block, the elements with rules of the engine's own that it draws only later, as markup: a published page brings
   * no others than those that it uses.
   */
  later?: string;
  /**
   * It takes something from visitors: what it asks stands in it alone, so that it goes into another design as it is, and
   * words of other sections do not go into it.
   */
  asks?: true;
  /** What it says no other block can say: it goes into another design as it is. Of core blocks alone, which every design has. */
  movesWhole?: true;
  /**
   * By list, what it says of a record in words that its schema does not hold, such as a price that it writes of a number;
   * nothing of a record that it does not show. With these the record goes into another design.
   */
  says?: { [List in keyof Props]?: (record: RecordOf<Props[List]>, props: Props) => Said | undefined };
  /** For the gallery and the tests: the name of a variant and props that show it at its best. */
  samples: Record<string, Props>;
};

/** The views by block type, which is all that drawing a page needs; schemas stay out of the browser. */
export type BlockViews = ReadonlyMap<string, BlockView<never>>;

/** Whether `View` draws the title of a page with these props. */
export function opensPage({ opensPage: opens }: Pick<BlockView<never>, "opensPage">, props: object): boolean {
  return typeof opens === "function" ? opens(props as never) : opens === true;
}

/** A definition whose props are its own affair. */
export type AnyBlockDefinition = {
  type: string;
  schema: z.ZodType<object>;
  View: BlockView<never>;
  neutral?: false | ((props: never) => object);
  isLive?: true | ((props: never) => boolean);
  later?: string;
  asks?: true;
  movesWhole?: true;
  says?: Readonly<Record<string, ((record: never, props: never) => Said | undefined) | undefined>>;
  samples: Record<string, object>;
};

export type BlockRegistry = ReadonlyMap<string, AnyBlockDefinition>;

/** The block as documents hold it, from its definition. */
export type BlockOf<Definition> =
  Definition extends BlockDefinition<infer Type, infer Props> ? Block<Type, Props> : never;

/** Keeps the exact type name and props of a definition. */
export function defineBlock<const Type extends string, Props extends object>(
  definition: BlockDefinition<Type, Props>,
): BlockDefinition<Type, Props> {
  return definition;
}
