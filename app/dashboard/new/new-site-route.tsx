import { useState } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { openBackend } from "../../account/open-backend.ts";
import type { MySite } from "../../account/profile.ts";
import { listKeptDrafts } from "../../editor/make/kept-draft.ts";
import { keptFitting } from "../../start/fitting-store.ts";
import { readTemplateList } from "../../start/known-templates.ts";
import { readBrand } from "../brand/read-brand.ts";
import { DashboardPage } from "../dashboard-page.tsx";
import { addressParts, listMySites } from "../sites/my-sites.ts";
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
    <DashboardPage isStudios>
      <NewSite />
    </DashboardPage>
  );
}

function NewSite() {
  const [search] = useSearchParams();
  const asked = search.get("design");
  const { value } = useLoaded(asked ?? "", () => readFirst(asked));
  const [isFromExport, setFromExport] = useState(false);
  return (
    <>
      <h1 className="pt-10 font-display text-[clamp(3rem,7vw,7rem)] leading-[0.9] text-balance sm:pt-12">
        {newSite.heading}
      </h1>
      {/* What is typed before it is known what is known already would be typed over. */}
      {value && <FromExport after={value.after} isOpen={isFromExport} onTurn={setFromExport} />}
      {value && (
        // Kept, with what was typed, for whoever comes back to it.
        <div hidden={isFromExport}>
          <NewSiteForm
            {...value}
            design={asked ?? value.fitting.design}
            copyOf={search.get("copy")}
            beginsMade={beginsMade(search, value)}
          />
        </div>
      )}
    </>
  );
}

/** Asked for, or nothing else has been begun: what was made here before there was an account is what somebody comes for. */
function beginsMade(search: URLSearchParams, { sites }: { sites: readonly MySite[] }): boolean {
  return (
    search.get("begin") === "made" || (sites.length === 0 && !search.has("copy") && !search.has("design"))
  );
}

/** What the form begins with. What cannot be read is not waited for: the form is there without it. */
async function readFirst(asked: string | null) {
  const fitting = keptFitting();
  const [made, sites, { after }, templates, brand] = await Promise.all([
    listKeptDrafts(),
    listMySites({ page_size: 100 }).catch((): MySite[] => []),
    addressParts().catch(() => ({ after: "" })),
    readTemplateList(asked ?? fitting.design),
    readBrand()
      .then((kept) => kept?.brand)
      .catch(() => undefined),
  ]);
  const earlier = brand?.facts ?? (sites[0] && (await factsOfSite(sites[0].id).catch(() => undefined)));
  const language = navigator.language.startsWith("de") ? "de" : "en-US";
  return {
    fitting,
    made,
    sites,
    after,
    templates,
    brand,
    first: typedFirst(fitting, earlier, language, brand?.facts.name),
  };
}

async function factsOfSite(site: string) {
  const { data } = await openBackend();
  const { data: draft } = await data.from("drafts").select("document").eq("site", site).single();
  // The server let nothing in that is no document.
  return (draft?.document as SiteDocument | undefined)?.facts;
}
