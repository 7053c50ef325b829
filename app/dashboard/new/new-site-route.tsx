import { type MetaFunction, useSearchParams } from "react-router";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { openBackend } from "../../account/open-backend.ts";
import type { MySite } from "../../account/profile.ts";
import { keptFitting } from "../../start/fitting-store.ts";
import { DashboardPage } from "../dashboard-page.tsx";
import { addressParts, listMySites } from "../sites/my-sites.ts";
import { useLoaded } from "../use-loaded.ts";
import { typedFirst } from "./beginning.ts";
import { FromExport } from "./from-export.tsx";
import { newSite } from "./new-site-content.ts";
import { NewSiteForm } from "./new-site-form.tsx";

export const meta: MetaFunction = () => [
  { title: newSite.title },
  { name: "description", content: newSite.description },
  { name: "robots", content: "noindex" },
];

export default function NewSiteRoute() {
  return (
    <DashboardPage>
      <NewSite />
    </DashboardPage>
  );
}

function NewSite() {
  const { value } = useLoaded("", readFirst);
  const [search] = useSearchParams();
  return (
    <>
      <h1 className="pt-10 font-display text-[clamp(3rem,7vw,7rem)] leading-[0.9] text-balance sm:pt-12">
        {newSite.heading}
      </h1>
      {/* What is typed before it is known what is known already would be typed over. */}
      {value && <NewSiteForm {...value} copyOf={search.get("copy")} />}
      {value && <FromExport after={value.after} />}
    </>
  );
}

/** What the form begins with. What cannot be read is not waited for: the form is there without it. */
async function readFirst() {
  const fitting = keptFitting();
  const [sites, { after }] = await Promise.all([
    listMySites({ page_size: 100 }).catch((): MySite[] => []),
    addressParts().catch(() => ({ after: "" })),
  ]);
  const earlier = sites[0] && (await factsOfSite(sites[0].id).catch(() => undefined));
  const language = navigator.language.startsWith("de") ? "de" : "en-US";
  return { fitting, sites, after, first: typedFirst(fitting, earlier, language) };
}

async function factsOfSite(site: string) {
  const { data } = await openBackend();
  const { data: draft } = await data.from("drafts").select("document").eq("site", site).single();
  // The server let nothing in that is no document.
  return (draft?.document as SiteDocument | undefined)?.facts;
}
