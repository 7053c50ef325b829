import type { MetaFunction } from "react-router";
import { PartWaiting } from "../../account/area/part-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { DashboardPage } from "../dashboard-page.tsx";
import { brandContent as words } from "./brand-content.ts";
import { BrandPage } from "./brand-page.tsx";
import { readBrandPage } from "./read-brand.ts";

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export default function BrandRoute() {
  return (
    <DashboardPage>
      <Brand />
    </DashboardPage>
  );
}

function Brand() {
  const { value, error, again } = useLoaded("", readBrandPage);
  return (
    <>
      <div className="grid items-end gap-x-12 gap-y-4 pt-10 pb-10 sm:pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h1 className="font-display text-[clamp(3rem,7vw,7rem)] leading-[0.9] text-balance">
          {words.heading}
        </h1>
        <p className="max-w-md text-lg text-pretty text-muted">{words.lead}</p>
      </div>
      {value ? <BrandPage {...value} /> : <PartWaiting words={words} error={error} again={again} />}
    </>
  );
}
