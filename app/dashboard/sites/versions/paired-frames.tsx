import "./paired-frames.css";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { PageFrame } from "./page-frame.tsx";
import { versionsContent } from "./versions-content.ts";

const words = versionsContent.pair;

type Side = {
  name: string;
  html: string | undefined;
  hasFailed: boolean;
  isThere: boolean;
  /** What stands in place of a page that there is not. */
  missing: string;
};

type Props = { label: string; left: Side; right: Side; isSwiped: boolean };

/** Width of the window that the pages are drawn for, in pixels: smaller where there is less room, so that they can be read. */
const widths = { desk: 1280, tablet: 820, phone: 390 };
const narrowBelow = 768;
const smallBelow = 520;

/**
 * Two pages in one window that scrolls both: beside each other, or one over the other with a bar between that is moved. They are
 * pictures for the eye, and take no focus themselves; the window and the bar do.
 */
export function PairedFrames({ label, left, right, isSwiped }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const [size, setSize] = useState({ width: 0, height: 0, window: 0 });
  const [tall, setTall] = useState<Readonly<Record<string, number>>>({});
  const [cut, setCut] = useState(50);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const watch = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight, window: window.innerWidth }),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const isNarrow = size.window < narrowBelow;
  const isOver = isSwiped || isNarrow;
  const room = isOver ? size.width : (size.width - 16) / 2;
  const wide = isNarrow ? widths.phone : room < smallBelow ? widths.tablet : widths.desk;
  const scale = room > 0 ? room / wide : 1;
  const longest = Math.max(0, ...Object.values(tall));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or another size, is scrolled to the same place
  useEffect(scroll, [scale, longest, left.html, right.html]);

  function scroll(): void {
    const top = (stage.current?.scrollTop ?? 0) / scale;
    for (const frame of frames.current.values()) frame.contentWindow?.scrollTo({ top, behavior: "instant" });
  }

  const frameOf = (side: Side, key: "left" | "right") => (
    <div className="paired-side" data-side={key}>
      {side.isThere && !side.hasFailed ? (
        <PageFrame
          html={side.html}
          title={side.name}
          onFrame={(frame) => void (frame ? frames.current.set(key, frame) : frames.current.delete(key))}
          onTall={(height) => setTall((before) => ({ ...before, [key]: height }))}
        />
      ) : (
        <p className="p-6">{side.hasFailed ? words.failed : side.missing}</p>
      )}
      {side.isThere && !side.hasFailed && side.html === undefined && (
        <p role="status" className="absolute p-6 text-muted">
          {words.drawing}
        </p>
      )}
    </div>
  );

  const style = {
    "--wide": `${wide}px`,
    "--scale": scale,
    "--tall": `${Math.max(size.height, longest * scale)}px`,
    "--seen": `${size.height}px`,
    "--cut": `${cut}`,
  } as CSSProperties;
  return (
    <div>
      <div
        className="paired-names flex justify-between pb-2 text-sm font-semibold"
        style={{ "--room": `${size.width}px` } as CSSProperties}
      >
        <p>{left.name}</p>
        <p className={isOver ? "text-right" : "paired-name-right"}>{right.name}</p>
      </div>
      <div className={`paired ${isOver ? "is-over" : ""}`} style={style}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section ref={stage} aria-label={label} tabIndex={0} onScroll={scroll} className="paired-stage">
          <div className="paired-length">
            <div className="paired-sides">
              {frameOf(right, "right")}
              {frameOf(left, "left")}
              {isOver && (
                // Within what scrolls, so that whoever pans over it scrolls the pages.
                <input
                  type="range"
                  aria-label={words.swipe}
                  aria-valuetext={words.percent(cut)}
                  min={0}
                  max={100}
                  value={cut}
                  onChange={({ target }) => setCut(Number(target.value))}
                  className="paired-bar"
                />
              )}
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}
