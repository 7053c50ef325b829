import { type MetaFunction, useParams } from "react-router";
import { OneWaiting } from "../../account/area/one-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { AdminPage } from "../admin-page.tsx";

import { deskContent } from "./desk-content.ts";
import { DeskTicketPage } from "./desk-ticket-page.tsx";
import { readTicket } from "./read-desk.ts";

const words = deskContent.ticket;

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: deskContent.description },
  { name: "robots", content: "noindex" },
];

export default function DeskTicketRoute() {
  return (
    <AdminPage>
      <OneTicket />
    </AdminPage>
  );
}

function OneTicket() {
  const { id = "" } = useParams();
  const { value, error, loading, again } = useLoaded(id, async () => ({ read: await readTicket(id) }));
  if (value?.read?.ticket.id === id) return <DeskTicketPage key={id} read={value.read} onChanged={again} />;
  return (
    <OneWaiting
      heading={deskContent.heading}
      words={{ ...words, all: words.back }}
      all="/admin/support"
      loading={loading}
      isFailed={error !== undefined}
      isMissing={value !== undefined && !loading}
      again={again}
    />
  );
}
