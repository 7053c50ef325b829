import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../../components/ui/button.tsx";
import { picturesContent } from "./pictures-content.ts";

/** A dialog over the page, which closes by its button, by Escape and by a click beside it. */
export function Modal({
  heading,
  onClose,
  children,
}: {
  heading: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside it does
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      className="m-auto max-h-[94dvh] w-[min(76rem,calc(100vw-1.5rem))] max-w-none border border-line bg-paper text-ink backdrop:bg-black/60"
    >
      <div className="p-5 sm:p-8">
        <div className="mb-6 flex items-start justify-between gap-4 border-b border-line pb-4">
          <h2 id={id} className="font-display text-3xl leading-none wrap-anywhere sm:text-5xl">
            {heading}
          </h2>
          <Button variant="text" onClick={() => dialog.current?.close()}>
            {picturesContent.edit.close}
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
