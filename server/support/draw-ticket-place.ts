import { sql } from "kysely";
import { drawTicketPlace as command } from "../../contract/draw-ticket-place.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { refusedDocument } from "../sites/refused-document.ts";
import { receiver, siteOrigin } from "../sites/site-origin.ts";
import { openTicket } from "./open-ticket.ts";

type Place = {
  site: string;
  owner: string | null;
  subdomain: string;
  access: string;
  page: string;
  document: unknown;
};

/** Looked up and written down in one transaction, drawn after it: drawing takes long, and what is drawn is only shown. */
export const drawTicketPlace = handle(command, async ({ input, parts, write }) => {
  let place: Place | undefined;
  await write(async ({ transaction, audit }) => {
    const ticket = await openTicket(transaction, input.ticket);
    const { rows } = await sql<Place>`
      select site.id as site, site.owner, site.subdomain, private.support_access(site.owner) as access,
        coalesce(ticket.page, '/') as page,
        case when ${input.of} = 'draft' then draft.document else document.body::json end as document
      from public.tickets as ticket
      join public.sites as site on site.id = ticket.site
      -- Whoever has left the site asks about it no longer.
      join public.site_members as member on member.site = site.id and member.user_id = ticket.account
      join public.drafts as draft on draft.site = site.id
      left join public.versions as version on version.site = site.id and version.number = ticket.version
      left join private.documents as document on document.hash = version.document_hash
      where ticket.id = ${ticket.id}
    `.execute(transaction);
    [place] = rows;
    if (!place || place.document === null) {
      throw new CommandError("not_found", { message: "There is no page to look at." });
    }
    if (place.access === "none") {
      throw new CommandError("not_permitted", {
        message: "The owner of this site does not let the studio look into it.",
        hint: "Ask them to allow it under Support.",
      });
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
