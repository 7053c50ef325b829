import { useEffect, useState } from "react";
import { usePageFrame } from "./use-page-frame.ts";

type Props = {
  /** The page; undefined as long as it is not there. */
  html: string | undefined;
  /** What the frame shows, and what scrolls it, for whoever does not see it. */
  words: { frame: string; scroll: string };
  /** How much of it is seen at once, as Tailwind classes. */
  className: string;
};

/** A page at its whole height in a part that scrolls: nothing in it is pressed or followed. */
export function TallFrame({ html, words, className }: Props) {
  const { isDrawn, ...frame } = usePageFrame(html);
  const [tall, setTall] = useState(700);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is measured anew
  useEffect(() => {
    const shown = frame.ref.current?.contentDocument;
    if (!isDrawn || !shown?.body) return;
    // Pictures and typefaces come later than the page.
    const watch = new ResizeObserver(() => setTall(shown.body.scrollHeight));
    watch.observe(shown.body);
    return () => watch.disconnect();
  }, [isDrawn, html]);

  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys, too
      tabIndex={0}
      aria-label={words.scroll}
      className={`overflow-y-auto border border-line ${className}`}
    >
      <iframe
        {...frame}
        title={words.frame}
        sandbox="allow-same-origin"
        inert
        tabIndex={-1}
        style={{ height: tall }}
        className="block w-full border-0"
      />
    </section>
  );
}
