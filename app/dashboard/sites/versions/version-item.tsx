import { Link } from "react-router";
import type { VersionRow } from "../../../account/profile.ts";
import { buttonClass } from "../../../components/ui/button-class.ts";
import { whenInWords } from "../sites-content.ts";
import { versionsContent as words } from "./versions-content.ts";

type Props = {
  version: VersionRow;
  /** Where the studio makes a template of it; none for customers. */
  makes?: string | undefined;
};

/** One version in the list: what it is called, what changed with it, when and by whom. */
export function VersionItem({ version, makes }: Props) {
  const { number, name, note, at, is_live, pages, bytes } = version;
  return (
    <li
      className={`relative grid gap-x-8 gap-y-1 border-b border-line py-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)_minmax(10rem,auto)] lg:items-baseline ${is_live ? "border-l-6 border-l-success pl-4 lg:-ml-6 lg:pl-[18px]" : ""}`}
    >
      <h3 className="font-display text-2xl leading-tight wrap-anywhere">
        <Link
          to={{ search: `?version=${number}`, hash: "#versions" }}
          preventScrollReset
          className="after:absolute after:inset-0 hover:text-accent"
        >
          {name ?? words.version(number)}
        </Link>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 font-text text-sm text-muted">
          {is_live && (
            <span className="inline-flex items-center gap-2 font-semibold text-ink">
              <span aria-hidden className="size-3 rounded-full bg-success" />
              {words.live}
            </span>
          )}
          {name !== null && words.version(number)}
        </span>
      </h3>
      <p className="line-clamp-3 max-w-prose wrap-anywhere text-pretty">
        {words.changes(version)}
        {note && <span className="block text-muted">{note}</span>}
      </p>
      <p className="text-sm text-muted lg:text-right">
        <time dateTime={at}>{whenInWords(at)}</time> {words.by(version)}
        {pages !== null && bytes !== null && <span className="block">{words.weighs(pages, bytes)}</span>}
        {makes !== undefined && (
          <Link to={makes} className={`relative ${buttonClass("text")}`}>
            {words.makeTemplate}
          </Link>
        )}
      </p>
    </li>
  );
}
