import type { PreviewLinkRow } from "../../../account/profile.ts";
import { Button } from "../../../components/ui/button.tsx";
import { dateInWords } from "../sites-content.ts";
import { previewsContent } from "./previews-content.ts";
import { isOpenLink } from "./read-previews.ts";

const words = previewsContent.links;

type Props = {
  links: readonly PreviewLinkRow[];
  /** None for whoever may not. */
  onRevoke: ((link: PreviewLinkRow) => void) | undefined;
};

/** All links of a site, the newest first: what each shows, to whom, and until when. */
export function LinkList({ links, onRevoke }: Props) {
  if (links.length === 0)
    return <p className="border-t border-line py-6 text-lg text-muted text-pretty">{words.none}</p>;
  return (
    <ol aria-label={words.label} className="border-t border-line">
      {links.map((link) => {
        const { id, version, note, has_password, may_comment } = link;
        const shows = version === null ? words.draft : words.version(version);
        const isOpen = isOpenLink(link);
        const facts = [
          note ? shows : "",
          has_password ? words.password : "",
          may_comment ? words.comments : "",
        ].filter(Boolean);
        return (
          <li key={id} className="flex items-baseline justify-between gap-6 border-b border-line py-4">
            <div className={`grid min-w-0 gap-1 ${isOpen ? "" : "text-muted"}`}>
              <p className="font-display text-2xl leading-tight wrap-anywhere">{note || shows}</p>
              <p>{stateOf(link)}</p>
              {facts.length > 0 && <p className="text-sm text-muted">{facts.join(" · ")}</p>}
            </div>
            {isOpen && onRevoke && (
              <Button
                variant="text"
                className="shrink-0"
                aria-label={words.revokeNamed(note || shows)}
                onClick={() => onRevoke(link)}
              >
                {words.revoke}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(link: PreviewLinkRow): string {
  if (link.revoked_at !== null) return words.revoked(dateInWords(link.revoked_at));
  const at = dateInWords(link.expires_at);
  return isOpenLink(link) ? words.until(at) : words.ended(at);
}
