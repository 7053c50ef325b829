import { studioWords as words } from "./studio-words.ts";

type Props = {
  subject: string;
  access: "look" | "edit";
  /** Whether what was asked about is not there any more. */
  isGone: boolean;
};

/** The line below the bar that says for what the studio is here, and how far it may go. */
export function StudioNotice({ subject, access, isGone }: Props) {
  const isEdited = access === "edit";
  return (
    <p
      role="status"
      className={`flex shrink-0 flex-wrap gap-x-3 border-b border-line border-l-6 px-5 py-2 text-sm ${isEdited ? "border-l-accent" : "border-l-ink"}`}
    >
      <strong className="min-w-0 font-semibold wrap-anywhere">
        {isEdited ? words.mended(subject) : words.looked(subject)}
      </strong>
      <span className="text-muted">
        {isEdited ? words.undone : words.written} {isGone && words.gone}
      </span>
    </p>
  );
}
