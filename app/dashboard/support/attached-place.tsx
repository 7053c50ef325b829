import { Button } from "../../components/ui/button.tsx";
import { type AskedPlace, nowhere } from "./asked-place.ts";
import { supportContent } from "./support-content.ts";

const words = supportContent.asking.attached;

type Props = { place: AskedPlace; siteName: string; onPlace: (place: AskedPlace) => void };

/** What goes along with a question, said part by part, each to be taken out. */
export function AttachedPlace({ place, siteName, onPlace }: Props) {
  const { site, page, section, version } = place;
  const parts = [
    site !== null && { said: words.site(siteName), without: nowhere },
    page !== null && { said: words.page(page), without: { ...place, page: null, section: null } },
    section !== null && { said: words.section, without: { ...place, section: null } },
    version !== null && { said: words.version(version), without: { ...place, version: null } },
  ].filter((part) => part !== false);
  return (
    <section aria-labelledby="attached">
      <h2 id="attached" className="font-display text-2xl leading-tight">
        {words.heading}
      </h2>
      <ul className="mt-2 border-b border-line empty:hidden">
        {parts.map(({ said, without }) => (
          <li key={said} className="flex items-center justify-between gap-6 border-t border-line">
            <span className="min-w-0 py-2 wrap-anywhere">{said}</span>
            <Button variant="text" aria-label={words.remove(said)} onClick={() => onPlace(without)}>
              {words.removeShort}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-sm text-muted text-pretty">
        {parts.length === 0 ? words.none : ""}
      </p>
      <p className="mt-2 text-sm text-muted text-pretty">{words.who}</p>
    </section>
  );
}
