import { useState } from "react";
import { Link } from "react-router";
import type { TemplateSite } from "../../../contract/studio-templates.ts";
import { ListFailed } from "../../account/area/lists/list-failed.tsx";
import { Pager } from "../../account/area/lists/pager.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { dateInWords } from "../../dashboard/sites/sites-content.ts";
import { demos } from "../../demos/catalog.ts";
import { readSites, type StudioTemplate, sitesOnPage } from "./read-templates.ts";
import { templatesContent } from "./templates-content.ts";

const words = templatesContent.one.sites;

/** The sites that began with it, and whose they are. */
export function TemplateSites({ template: { slug, own, counts } }: { template: StudioTemplate }) {
  const [page, setPage] = useState(1);
  const { value, error, again } = useLoaded(`${slug} ${page}`, () => readSites(slug, page));
  return (
    <section aria-labelledby="template-sites">
      <h2 id="template-sites" className="pb-4 font-display text-4xl leading-none text-balance">
        {words.heading(counts.made)}
      </h2>
      <ListFailed error={error} text={words.failed} again={again} />
      <ul className="border-b border-line empty:hidden">
        {(value ?? []).map((site) => (
          <Site key={site.id} site={site} design={own?.design ?? slug} />
        ))}
      </ul>
      <Pager page={page} pageSize={sitesOnPage} found={value?.[0]?.found ?? 0} onTurn={setPage} />
    </section>
  );
}

function Site({ site, design }: { site: TemplateSite; design: string }) {
  const { name, status, subdomain, template, owner, owner_name, created_at } = site;
  const worn = demos.find(({ slug }) => slug === template)?.brand ?? template;
  return (
    <li className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <h3 className="font-display text-2xl leading-tight wrap-anywhere">{name}</h3>
      <p className="text-muted sm:text-right">
        {words.states[status]}
        {template !== design && `, ${words.wears(worn)}`}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {subdomain}, {dateInWords(created_at)}
      </p>
      <p className="text-sm sm:text-right">
        {owner ? (
          <Link
            to={`/admin/users/${owner}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent sm:min-h-0"
          >
            {owner_name}
          </Link>
        ) : (
          <span className="text-muted">{words.nobody}</span>
        )}
      </p>
    </li>
  );
}
