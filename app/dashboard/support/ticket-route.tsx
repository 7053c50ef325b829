import { type MetaFunction, useParams } from "react-router";
import { OneWaiting } from "../../account/area/one-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
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
  return (
    <OneWaiting
      heading={supportContent.heading}
      words={{ ...words, failed: supportContent.failed, all: supportContent.asking.back }}
      all="/dashboard/support"
      loading={loading}
      isFailed={error !== undefined}
      isMissing={value !== undefined && !loading}
      again={again}
    />
  );
}
