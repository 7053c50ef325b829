import { type ComponentProps, createContext, useContext } from "react";

/** Whether titles of a page are drawn as that: all but the one are those of their sections, however large they look. */
export const TitleRank = createContext<"h1" | "h2">("h1");

/**
 * The title of a page in a block that opens one: its `h1`. Where another section has that already it is an `h2` that looks
 * the same; sheets say `:is(h1, h2:where([data-h1]))`.
 */
export function PageTitle(title: ComponentProps<"h1">) {
  const Rank = useContext(TitleRank);
  return <Rank {...title} data-h1={Rank === "h2" || undefined} />;
}
