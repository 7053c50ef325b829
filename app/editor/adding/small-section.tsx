import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Block, BlockView } from "../../../engine/blocks/block.ts";
import { scriptNames } from "../../../engine/theme/theme-css.ts";
import { SectionView } from "../canvas/section-view.tsx";
import type { ShownPage } from "../canvas/shown-page.ts";
import { type Frame, toldSections } from "../canvas/told-sections.ts";
import { useCanvasFrame } from "../canvas/use-canvas-frame.ts";
import { addingWords } from "./adding-words.ts";
import smallCss from "./small-section.css?inline";

/** Of the frame, in pixels: a screen that sections look their best on. */
const size = { width: 1120, height: 700 };

type Props = {
  block: Block;
  View: BlockView<object>;
  page: Pick<ShownPage, "source">;
  frame: Frame;
  /** Of the theme, and of the design. */
  sheets: readonly string[];
};

/** A section as it would be on the page, small, in a frame that is there only while it is near the screen. */
export function SmallSection(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [scale, setScale] = useState(0);

  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: "200px",
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);

  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const measure = new ResizeObserver(() => setScale(current.clientWidth / size.width));
    measure.observe(current);
    return () => measure.disconnect();
  }, []);

  return (
    <div
      ref={place}
      aria-hidden
      className="relative w-full overflow-hidden bg-line"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      {isNear && scale > 0 && (
        <div
          className="absolute top-0 left-0 origin-top-left"
          style={{ width: size.width, height: size.height, transform: `scale(${scale})` }}
        >
          <DrawnSection {...props} />
        </div>
      )}
    </div>
  );
}

function DrawnSection({ block, View, page, frame, sheets }: Props) {
  const all = useMemo(() => [...sheets, smallCss], [sheets]);
  const { shown, ...canvas } = useCanvasFrame(all);
  const { language } = frame.seo;
  const told = useMemo(
    () =>
      toldSections(
        { seo: { title: "", description: "" }, sections: { added: block }, order: ["added"] },
        frame,
      )[0],
    [block, frame],
  );
  useEffect(() => {
    if (!shown) return;
    shown.documentElement.lang = language;
    shown.documentElement.inert = true;
  }, [shown, language]);
  return (
    <>
      <iframe
        {...canvas}
        title={addingWords.drawn}
        tabIndex={-1}
        className="pointer-events-none block size-full border-0 bg-white"
      />
      {shown &&
        told &&
        createPortal(
          <div
            className="site"
            data-motif={frame.theme.motif}
            data-script={scriptNames(told.block.props, language)}
          >
            <main>
              <SectionView
                sectionKey="added"
                block={told.block}
                View={View}
                rank="h2"
                language={language}
                source={page.source}
              />
            </main>
          </div>,
          shown.body,
        )}
    </>
  );
}
