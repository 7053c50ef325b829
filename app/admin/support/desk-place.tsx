import type { DeskTicket } from "../../account/profile.ts";
import { Button } from "../../components/ui/button.tsx";
import { deskContent } from "./desk-content.ts";
import type { ShownPlace } from "./desk-view.tsx";

const words = deskContent.ticket.place;

type Props = {
  ticket: DeskTicket["ticket"];
  place: NonNullable<DeskTicket["place"]>;
  onShow: (of: ShownPlace) => void;
};

/** What a question is about; where its owner lets the studio look, the way to the page. */
export function DeskPlace({ ticket: { page, version }, place, onShow }: Props) {
  return (
    <section aria-labelledby="place">
      <h2 id="place" className="pb-2 font-display text-2xl leading-tight">
        {words.heading}
      </h2>
      <p className="text-lg font-semibold wrap-anywhere">{place.name}</p>
      {page && <p className="text-muted wrap-anywhere">{words.page(page)}</p>}
      {place.access !== "none" && place.isMember ? (
        <div className="mt-1 flex flex-wrap gap-x-6">
          <Button variant="text" onClick={() => onShow("draft")}>
            {words.draft}
          </Button>
          {version !== null && (
            <Button variant="text" onClick={() => onShow("version")}>
              {words.version(version)}
            </Button>
          )}
        </div>
      ) : (
        <p className="mt-2 border-l-6 border-danger pl-4 text-pretty">
          {place.isMember ? words.forbidden : words.gone}
        </p>
      )}
    </section>
  );
}
