import type { PreviewLinkRow } from "../../../account/profile.ts";
import { LinkRow } from "./link-row.tsx";
import { previewsContent } from "./previews-content.ts";

const words = previewsContent.links;

type Props = {
  links: readonly PreviewLinkRow[];
  /** None for whoever may not. */
  onRevoke: ((link: PreviewLinkRow) => void) | undefined;
  busy: boolean;
};

/** All links of a site, the newest first: what each shows, to whom, and until when. */
export function LinkList({ links, busy, onRevoke }: Props) {
  if (links.length === 0)
    return <p className="border-t border-line py-6 text-lg text-muted text-pretty">{words.none}</p>;
  return (
    <ol aria-label={words.label} className="border-t border-line">
      {links.map((link) => (
        <LinkRow key={link.id} link={link} busy={busy} onRevoke={onRevoke && (() => onRevoke(link))} />
      ))}
    </ol>
  );
}
