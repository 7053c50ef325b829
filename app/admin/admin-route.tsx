import type { MetaFunction } from "react-router";
import { AreaPage } from "../account/area/area-page.tsx";
import { useLoaded } from "../account/area/use-loaded.ts";
import { Guard } from "../account/guard.tsx";
import { openBackend } from "../account/open-backend.ts";
import type { StudioOverview } from "../account/profile.ts";
import { useSession } from "../account/use-session.ts";
import { adminContent } from "./admin-content.ts";
import { adminNews } from "./admin-news.ts";
import { readBillingOverview } from "./billing/read-books.ts";
import { countTickets } from "./support/read-desk.ts";

export const meta: MetaFunction = () => [
  { title: adminContent.title },
  { name: "description", content: adminContent.description },
  { name: "robots", content: "noindex" },
];

export default function AdminRoute() {
  return (
    <Guard only="admin">
      <AdminHome />
    </Guard>
  );
}

function AdminHome() {
  const { profile } = useSession();
  const { value } = useLoaded(profile?.user_id ?? "", async () => {
    const [overview, questions, books, newestBackup] = await Promise.all([
      readOverview(),
      countTickets(),
      readBillingOverview(),
      readNewestBackup(),
    ]);
    return { overview, questions, books, newestBackup };
  });
  return (
    <AreaPage
      root="/admin"
      heading={adminContent.heading}
      cards={adminContent.cards}
      news={value?.overview && adminNews(value.overview, value.questions, value.books, value.newestBackup)}
    />
  );
}

/** Throws what the service answers instead. */
async function readOverview(): Promise<StudioOverview | undefined> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("studio_overview");
  if (error) throw error;
  return rows[0];
}

/** Throws what the service answers instead. */
async function readNewestBackup(): Promise<string | null> {
  const { data } = await openBackend();
  const { data: at, error } = await data.rpc("newest_backup");
  if (error) throw error;
  return at;
}
