import { useLayoutEffect, useRef } from "react";
import { editorWords } from "../editor-words.ts";

type Props = {
  href: string;
  /** Where the words of the link stand. */
  anchor: () => DOMRect | undefined;
  onOpen: () => void;
};

/** Where the words that are being typed lead to, quietly below them; a press opens that. It takes no focus from the words. */
export function LinkBeside({ href, anchor, onOpen }: Props) {
  const element = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const around = anchor();
    if (!element.current || !around) return;
    const { width, height } = element.current.getBoundingClientRect();
    const below = around.bottom + 8;
    const top = below + height < innerHeight ? below : around.top - height - 8;
    const left = Math.min(Math.max(8, around.left), innerWidth - width - 8);
    Object.assign(element.current.style, { left: `${left}px`, top: `${top}px` });
  });
  return (
    <button
      ref={element}
      type="button"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onOpen}
      className="fixed z-20 flex min-h-11 max-w-72 cursor-pointer items-center gap-2 border border-ink bg-paper px-3 text-sm text-ink shadow-xl hover:text-accent"
    >
      <span className="text-muted">{editorWords.keys.leads}</span>
      <span className="truncate underline underline-offset-4">{href}</span>
    </button>
  );
}
