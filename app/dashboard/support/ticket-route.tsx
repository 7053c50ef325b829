import { Link, type MetaFunction, useParams } from "react-router";
import { listsContent } from "../../account/area/lists/lists-content.ts";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { DashboardPage } from "../dashboard-page.tsx";
import { readMySite } from "../sites/my-sites.ts";
import { readMyTicket } from "./read-support.ts";
import { supportContent } from "./support-content.ts";
import { TicketPage } from "./ticket-page.tsx";

const words = supportContent.question;

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: supportContent.description },
  { name: "robots", content: "noindex" },
];

export default function TicketRoute() {
  return (
    <DashboardPage>
      <OneTicket />
    </DashboardPage>
  );
}

function OneTicket() {
  const { id = "" } = useParams();
  const { value, error, loading, again } = useLoaded(id, async () => {
    const own = await readMyTicket(id);
    const site = own?.ticket.site ? await readMySite(own.ticket.site) : undefined;
    return { own, site };
  });
  if (value?.own?.ticket.id === id) {
    return <TicketPage key={id} {...value.own} site={value.site} onChanged={again} />;
  }
  const isFailed = error !== undefined;
  const isMissing = value !== undefined && !loading;
  return (
    <div className="grid justify-items-start gap-6 py-12" aria-busy={loading}>
      <h1 className="font-display text-5xl leading-[0.9] sm:text-7xl">
        {isMissing ? words.missingHeading : supportContent.heading}
      </h1>
      <p role="status" className="text-lg text-muted">
        {isMissing ? words.missing : isFailed ? supportContent.failed : words.loading}
      </p>
      {isFailed && !isMissing && <Button onClick={again}>{listsContent.retry}</Button>}
      {isMissing && (
        <Link to="/dashboard/support" className={buttonClass("outline")}>
          {supportContent.asking.back}
        </Link>
      )}
    </div>
  );
}
