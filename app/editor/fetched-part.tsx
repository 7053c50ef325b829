import { type ComponentType, useEffect, useState } from "react";
import { editorWords } from "./editor-words.ts";

const words = editorWords.fetched;

/**
 * A part of the editor that is fetched when it is first shown. Where it cannot be had, as without a network, it says so in its
 * place and is fetched again when somebody asks for it: all else goes on.
 */
export function fetchedPart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let Known: ComponentType<Props> | undefined;
  return function FetchedPart(props: Props) {
    const [, setHere] = useState(Known !== undefined);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Known || hasFailed) return;
      let isOver = false;
      fetchPart().then(
        (part) => {
          Known = part.default;
          if (!isOver) setHere(true);
        },
        () => !isOver && setFailed(true),
      );
      return () => {
        isOver = true;
      };
    }, [hasFailed]);
    if (Known) return <Known {...props} />;
    if (!hasFailed) return null;
    return (
      <p role="alert" className="p-2 text-sm">
        {words.failed}{" "}
        <button
          type="button"
          onClick={() => setFailed(false)}
          className="min-h-11 cursor-pointer underline underline-offset-4 hover:text-accent"
        >
          {words.again}
        </button>
      </p>
    );
  };
}
