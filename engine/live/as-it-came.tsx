import { type ComponentType, createElement, lazy, type ReactElement, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * What stands in scripts for the browser for a drawing that never changes and whose making weighs more than it is worth
 * there: a page brings it as HTML, where React leaves it alone, and `fetchDrawing` fetches what draws it only for who comes
 * from another page of the site without loading; until then that page stays. `tag` is the element that the drawing is.
 * What is fetched must import no sheet, or pages would name it twice.
 */
export function asItCame<Props extends object>(
  tag: "g" | "svg",
  fetchDrawing: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  const Drawing: ComponentType<Props> = lazy(async () => ({ default: await fetchDrawing() }));
  return (props) => {
    const isHydrated = useHydrated();
    const [cameWithPage] = useState(!isHydrated);
    return cameWithPage ? createElement(tag, asItStands) : <Drawing {...props} />;
  };
}

/** React writes the empty text only into elements that it makes itself. */
const asItStands = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };
