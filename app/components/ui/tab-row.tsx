import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useRowEdges } from "./use-row-edges.ts";

type Props = {
  label: string;
  /** The id of the tab that is chosen, which is brought into view. */
  chosen: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
};

/** The line of tabs. Where it is longer than its place it scrolls, fades towards what is not seen, and has a button that goes on. */
export function TabRow({ label, chosen, onKeyDown, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const { before, after } = useRowEdges(row);

  // By hand: to bring it into view, a browser would scroll the page as well.
  useLayoutEffect(() => {
    const list = row.current;
    const tab = list?.querySelector<HTMLElement>(`[id="${chosen}"]`);
    if (!list || !tab) return;
    const room = list.clientWidth - tab.offsetWidth;
    const left = tab.offsetLeft - list.offsetLeft - room / 2;
    list.scrollTo({ left, behavior: "instant" });
  }, [chosen]);

  const goOn = (by: number) => row.current?.scrollBy({ left: by * row.current.clientWidth * 0.7 });
  return (
    <div className="relative border-b border-line">
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        data-before={before || undefined}
        data-after={after || undefined}
        className={`-mb-px flex gap-x-5 overflow-x-auto overflow-y-hidden scroll-px-14 [scrollbar-width:none] sm:gap-x-8 motion-safe:scroll-smooth [&::-webkit-scrollbar]:hidden ${fades}`}
      >
        {children}
      </div>
      {before && <GoOn sign="‹" side="left-0 justify-start" onPress={() => goOn(-1)} />}
      {after && <GoOn sign="›" side="right-0 justify-end" onPress={() => goOn(1)} />}
    </div>
  );
}

const fades = [
  "data-after:[mask-image:linear-gradient(to_left,transparent_1.5rem,black_4.5rem)]",
  "data-before:[mask-image:linear-gradient(to_right,transparent_1.5rem,black_4.5rem)]",
  "data-before:data-after:[mask-image:linear-gradient(to_right,transparent_1.5rem,black_4.5rem,black_calc(100%-4.5rem),transparent_calc(100%-1.5rem))]",
].join(" ");

/** For fingers and mice alone: by keyboard each tab is reached, and brings itself into view. */
function GoOn({ sign, side, onPress }: { sign: string; side: string; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      onClick={onPress}
      className={`absolute inset-y-0 flex w-11 cursor-pointer items-center text-2xl leading-none text-muted hover:text-accent ${side}`}
    >
      {sign}
    </button>
  );
}
