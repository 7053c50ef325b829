import { Link, type MetaFunction, useParams } from "react-router";
import { listsContent } from "../../account/area/lists/lists-content.ts";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
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
  const isFailed = error !== undefined;
  const isMissing = value !== undefined && !loading;
  return (
    <div className="grid justify-items-start gap-6 py-12" aria-busy={loading}>
      <h1 className="font-display text-5xl leading-[0.9] sm:text-7xl">
        {isMissing ? words.missingHeading : deskContent.heading}
      </h1>
      <p role="status" className="text-lg text-muted">
        {isMissing ? words.missing : isFailed ? words.failed : words.loading}
      </p>
      {isFailed && !isMissing && <Button onClick={again}>{listsContent.retry}</Button>}
      {isMissing && (
        <Link to="/admin/support" className={buttonClass("outline")}>
          {words.back}
        </Link>
      )}
    </div>
  );
}
