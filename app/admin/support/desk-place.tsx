import type { DeskTicket, TicketDoor } from "../../account/profile.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { deskContent } from "./desk-content.ts";
import type { ShownPlace } from "./desk-view.tsx";

const words = deskContent.ticket.place;

type Props = {
  ticket: DeskTicket["ticket"];
  place: NonNullable<DeskTicket["place"]>;
  door: TicketDoor;
  onShow: (of: ShownPlace) => void;
};

/** What a question is about; where its owner lets the studio look, the way to the page. */
export function DeskPlace({ ticket: { id, page, version }, place, door, onShow }: Props) {
  const { access, shutBy, section } = door;
  return (
    <section aria-labelledby="place">
      <h2 id="place" className="pb-2 font-display text-2xl leading-tight">
        {words.heading}
      </h2>
      <p className="text-lg font-semibold wrap-anywhere">{place.name}</p>
      {page && <p className="text-muted wrap-anywhere">{words.page(page)}</p>}
      {access === "look" || access === "edit" ? (
        <>
          <div className="mt-1 flex flex-wrap gap-x-6">
            <a href={`/admin/support/${id}/edit`} className={buttonClass("text")}>
              {words.open(access, section !== null)}
            </a>
            <Button variant="text" onClick={() => onShow("draft")}>
              {words.draft}
            </Button>
            {version !== null && (
              <Button variant="text" onClick={() => onShow("version")}>
                {words.version(version)}
              </Button>
            )}
          </div>
          <p className="mt-1 text-sm text-muted text-pretty">{words.access[access]}</p>
        </>
      ) : (
        <p className="mt-2 border-l-6 border-danger pl-4 text-pretty">{words.shut[shutBy ?? "forbidden"]}</p>
      )}
    </section>
  );
}
