import { sql } from "kysely";
import { drawTicketPlace as command } from "../../contract/draw-ticket-place.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { refusedDocument } from "../sites/refused-document.ts";
import { receiver, siteOrigin } from "../sites/site-origin.ts";
import { openTicket } from "./open-ticket.ts";
import { openDoor } from "./studio-door.ts";

type Place = {
  site: string;
  owner: string | null;
  subdomain: string;
  page: string;
  document: unknown;
};

/** Looked up and written down in one transaction, drawn after it: drawing takes long, and what is drawn is only shown. */
export const drawTicketPlace = handle(command, async ({ input, parts, write }) => {
  let place: Place | undefined;
  await write(async ({ transaction, audit }) => {
    const ticket = await openTicket(transaction, input.ticket);
    const { site } = await openDoor(transaction, ticket.id);
    const { rows } = await sql<Place>`
      select site.id as site, site.owner, site.subdomain, coalesce(ticket.page, '/') as page,
        case when ${input.of} = 'draft' then draft.document else document.body::json end as document
      from public.tickets as ticket
      join public.sites as site on site.id = ticket.site
      join public.drafts as draft on draft.site = site.id
      left join public.versions as version on version.site = site.id and version.number = ticket.version
      left join private.documents as document on document.hash = version.document_hash
      where ticket.id = ${ticket.id} and site.id = ${site}
    `.execute(transaction);
    [place] = rows;
    if (!place || place.document === null) {
      throw new CommandError("not_found", { message: "There is no page to look at." });
    }
    await audit({
      act: "look-at-site",
      target: { kind: "site", id: place.site },
      after: { ticket: ticket.id, page: place.page, of: input.of, owner: place.owner },
    });
    return { html: "" };
  });
  if (!place) throw new CommandError("not_found");
  try {
    const { html } = await parts.desk.draw(place.document, place.page, {
      origin: siteOrigin(parts.config, place.subdomain),
      receiver,
    });
    return { html };
  } catch (error) {
    throw refusedDocument(error);
  }
});
