import {
  type ComponentType,
  createElement,
  lazy,
  type ReactElement,
  useState,
  useSyncExternalStore,
} from "react";

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
    // A store has its server's snapshot while React takes over what came, and at no other time.
    const isComing = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    const [cameWithPage] = useState(isComing);
    return cameWithPage ? createElement(tag, asItStands) : <Drawing {...props} />;
  };
}

const never = () => () => {};

/** React writes the empty text only into elements that it makes itself. */
const asItStands = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };
