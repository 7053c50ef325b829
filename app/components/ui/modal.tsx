import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button } from "./button.tsx";

/** A dialog over the page, which closes by its button, by Escape and by a click beside it. */
export function Modal({
  heading,
  closeLabel,
  isNarrow = false,
  onClose,
  children,
}: {
  heading: string;
  /** What stands on the button that closes it. */
  closeLabel: string;
  /** Where it says little: as wide as a text is read well. */
  isNarrow?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // While it is still there: what it gives the focus back to may be gone a moment later, and something else wants it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Not to a field: on a phone that would open the keyboard over the pictures.
    title.current?.focus();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside it does
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      className={`m-auto max-h-[94dvh] max-w-none ${isNarrow ? "w-[min(36rem,calc(100vw-1.5rem))]" : "w-[min(76rem,calc(100vw-1.5rem))]"} border border-line bg-paper text-ink backdrop:bg-black/60`}
    >
      <div className="p-5 sm:p-8">
        <div className="mb-6 flex items-start justify-between gap-4 border-b border-line pb-4">
          <h2
            ref={title}
            id={id}
            tabIndex={-1}
            className="outline-none font-display text-3xl leading-none wrap-anywhere sm:text-5xl"
          >
            {heading}
          </h2>
          <Button variant="text" onClick={() => dialog.current?.close()}>
            {closeLabel}
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
