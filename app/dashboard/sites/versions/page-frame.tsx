import { useEffect } from "react";
import { usePageFrame } from "../../../editor/preview/use-page-frame.ts";

type Props = {
  html: string | undefined;
  title: string;
  onFrame: (frame: HTMLIFrameElement | null) => void;
  /** Told how long the page is, in its own pixels, whenever that changes. */
  onTall: (height: number) => void;
};

/** A drawn page in a document of its own, which is scrolled from outside. */
export function PageFrame({ html, title, onFrame, onTall }: Props) {
  const { isDrawn, ...frame } = usePageFrame(html);
  const { ref } = frame;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same frame goes on with other callbacks
  useEffect(() => {
    onFrame(ref.current);
    return () => onFrame(null);
  }, [ref]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is measured anew
  useEffect(() => {
    const shown = ref.current?.contentDocument;
    if (!isDrawn || !shown?.body) return;
    // Pictures and typefaces come later than the page.
    const watch = new ResizeObserver(() => onTall(shown.documentElement.scrollHeight));
    watch.observe(shown.body);
    return () => watch.disconnect();
  }, [isDrawn, html, ref]);

  return (
    <iframe
      {...frame}
      title={title}
      inert
      tabIndex={-1}
      aria-hidden="true"
      className={isDrawn ? "is-drawn" : ""}
    />
  );
}
