import { useEffect, useRef, useState } from "react";
import type { Patch } from "../../../contract/patch.ts";
import { usePageFrame } from "./use-page-frame.ts";

type Props = {
  /** Of the frame, for whoever hears it. */
  title: string;
  /** What of the document decides over the page: when it changes, the page is drawn anew. */
  pending: Patch | [];
  path: string;
  /** Counts saves: what is drawn stands on the draft that is saved. */
  revision: number;
  draw: (path: string, pending: Patch | []) => Promise<{ html: string }>;
  /** What stands in place of a page that cannot be drawn. */
  failed: string;
  /** The section to bring into sight, by the name that it has on the page. */
  section?: string | undefined;
  className?: string;
};

/** Milliseconds after a change before the page is asked for again. */
const pause = 250;

/**
 * The page as it would be published, put in place of what was shown before without a flicker. No script runs in it, its links
 * lead nowhere and its forms send nothing.
 */
export function PagePreview({ title, pending, path, revision, draw, failed, section, className }: Props) {
  const [page, setPage] = useState<string>();
  const { isDrawn, ...frame } = usePageFrame(page);
  const [hasFailed, setFailed] = useState(false);
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes what is drawn, though nothing here reads it
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(
      async () => {
        try {
          const { html } = await draw(path, pending);
          if (isOld) return;
          isFirst.current = false;
          setPage(html);
          setFailed(false);
        } catch {
          if (!isOld) setFailed(true);
        }
      },
      isFirst.current ? 0 : pause,
    );
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [pending, path, revision, draw]);

  useEffect(() => {
    if (isDrawn && section)
      frame.ref.current?.contentDocument?.getElementById(section)?.scrollIntoView({ block: "start" });
  }, [isDrawn, section, frame.ref]);

  return (
    <div className={`relative ${className ?? ""}`}>
      <iframe {...frame} title={title} className="size-full border-0 bg-white" />
      {hasFailed && (
        <p role="status" className="absolute inset-x-0 bottom-0 border-t border-line bg-raised p-4 text-sm">
          {failed}
        </p>
      )}
    </div>
  );
}
