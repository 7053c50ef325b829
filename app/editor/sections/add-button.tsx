import type { AddPlace } from "../panel.ts";

/** Asks for a section to add at a place of the list. */
export function AddButton({
  label,
  at,
  onAdd,
}: {
  label: string;
  at: AddPlace;
  onAdd: (at: AddPlace) => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-add={typeof at === "string" ? at : `below ${at.below}`}
      onClick={() => onAdd(at)}
      className="absolute top-0 right-0 inline-flex size-11 cursor-pointer items-center justify-center text-xl text-muted hover:text-accent focus-visible:-outline-offset-3"
    >
      <span aria-hidden>+</span>
    </button>
  );
}
