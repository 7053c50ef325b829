import { type MetaFunction, useSearchParams } from "react-router";
import { QuietLink } from "../../account/area/quiet-link.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { DashboardPage } from "../dashboard-page.tsx";
import { readMySite } from "../sites/my-sites.ts";
import { AskForm } from "./ask-form.tsx";
import { nowhere, placeIn } from "./asked-place.ts";
import { supportContent } from "./support-content.ts";

const words = supportContent.asking;

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: supportContent.description },
  { name: "robots", content: "noindex" },
];

export default function AskRoute() {
  return (
    <DashboardPage>
      <Ask />
    </DashboardPage>
  );
}

function Ask() {
  const [search] = useSearchParams();
  const asked = placeIn(search);
  // A site that is not theirs, or cannot be looked up, does not go along: the question does all the same.
  const { value, loading } = useLoaded(asked.site ?? "", async () => ({
    site: asked.site === null ? undefined : await readMySite(asked.site).catch(() => undefined),
  }));
  return (
    <>
      <p className="pt-6">
        <QuietLink to="/dashboard/support">← {words.back}</QuietLink>
      </p>
      <h1 className="pt-2 pb-10 font-display text-[clamp(3rem,7vw,7rem)] leading-[0.9] text-balance">
        {words.heading}
      </h1>
      {value && !loading ? (
        <AskForm
          key={value.site?.id}
          first={value.site ? asked : nowhere}
          siteName={value.site?.name ?? ""}
        />
      ) : (
        <p role="status" className="text-muted">
          {supportContent.question.loading}
        </p>
      )}
    </>
  );
}
