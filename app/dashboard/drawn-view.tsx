import "./drawn-view.css";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { usePageFrame } from "../editor/preview/use-page-frame.ts";

type Props = {
  /** Draws the page; asked for when the view comes near the screen, and again when `token` is another. */
  draw: () => Promise<string>;
  token: string;
  /** Of the frame; nobody hears it. */
  title: string;
  /** What is said where it cannot be drawn. */
  failed: string;
  width?: number;
};

/**
 * A page in small, as it would be published: in a document of its own, so that its sheets and the dashboard's never meet.
 * It is a picture for the eye: nothing in it takes the focus, and what it shows is said beside it.
 */
export function DrawnView({ draw, token, title, failed, width = 1280 }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [html, setHtml] = useState<string>();
  const [isFailed, setIsFailed] = useState(false);
  const { isDrawn, ...frame } = usePageFrame(html);

  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setIsNear(true);
        watch.disconnect();
      },
      { rootMargin: "200px" },
    );
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the token says what `draw` draws
  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    draw().then(
      (drawn) => {
        if (!isCurrent) return;
        setHtml(drawn);
        setIsFailed(false);
      },
      () => isCurrent && setIsFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNear, token]);

  return (
    <div ref={box} className="drawn-view" style={{ "--wide": `${width}px` } as CSSProperties}>
      {isFailed && html === undefined && <p className="p-6 text-sm text-muted">{failed}</p>}
      {isNear && (
        <iframe
          {...frame}
          title={title}
          inert
          tabIndex={-1}
          aria-hidden="true"
          className={isDrawn ? "is-drawn" : ""}
        />
      )}
    </div>
  );
}
