import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import type { Held } from "./checks.ts";
import { sitesContent } from "./sites-content.ts";

const { held: words, publishing } = sitesContent.site;

type Props = {
  held: Held;
  busy: boolean;
  /** Where the pages are gone over, where one is not there already. */
  edit: string | undefined;
  onHide: () => void;
  onAsIs: () => void;
  onAgain: () => void;
};

/** Why a site was not published, and the shortest ways on. */
export function PublishHeld({ held: { blocking, samples }, busy, edit, onHide, onAsIs, onAgain }: Props) {
  const mayBeAsIs = blocking.every(({ isAcceptable }) => isAcceptable);
  return (
    <div role="alert" className="grid gap-4 border-l-6 border-accent pl-5">
      <h2 className="font-display text-2xl">{samples.length > 0 ? words.heading : words.mend}</h2>
      {samples.length > 0 && <p className="text-pretty">{words.text}</p>}
      <ul aria-label={words.list} className="grid max-h-60 gap-2 overflow-y-auto text-sm">
        {blocking.map(({ id, message, mend }) => (
          <li key={id}>
            {message} <span className="text-muted">{mend}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {samples.length > 0 && (
          <Button busyLabel={busy && publishing} onClick={onHide}>
            {words.hide}
          </Button>
        )}
        {edit && (
          <a href={edit} className={buttonClass("outline")}>
            {words.goOver}
          </a>
        )}
        {mayBeAsIs && (
          <Button variant="text" aria-disabled={busy} onClick={onAsIs}>
            {words.asIs}
          </Button>
        )}
        {samples.length === 0 && !mayBeAsIs && (
          <Button busyLabel={busy && publishing} onClick={onAgain}>
            {words.again}
          </Button>
        )}
      </div>
    </div>
  );
}
