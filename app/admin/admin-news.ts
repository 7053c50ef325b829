import type { CardNews } from "../account/area/area-card.ts";
import type { DeskCounts, StudioOverview } from "../account/profile.ts";
import { demos } from "../demos/catalog.ts";
import { adminContent } from "./admin-content.ts";

const { news: words } = adminContent;

/** What each card of the administrators' home says, by its name. A room that is not built yet has nothing to do next. */
export function adminNews(
  overview: StudioOverview,
  questions?: DeskCounts,
): Readonly<Record<string, CardNews>> {
  const worn = demos.find(({ slug }) => slug === overview.most_worn);
  return {
    "User Management": {
      figure: words.people(overview.people, overview.asking),
      next:
        overview.asking > 0
          ? { label: words.answerAsking(overview.asking), to: "/admin/users?role=asking" }
          : { label: words.inviteSomebody, to: "/admin/users#invite" },
    },
    "Website Templates": {
      figure: words.templates(overview.sites, overview.live),
      next: worn
        ? { label: words.mostWorn(worn.brand), to: worn.path }
        : { label: words.seeAll, to: "/start" },
    },
    Analytics: {
      figure: words.messages(overview.messages),
      next: { label: words.figures, to: "/admin/analytics" },
    },
    "Billing & Payments": { figure: words.paying(overview.paying, overview.people) },
    ...(questions && {
      Support: {
        figure: words.questions(questions.open),
        next: {
          label: questions.open > 0 ? words.answerFirst : words.seeQuestions,
          to: questions.open > 0 ? "/admin/support?state=open" : "/admin/support",
        },
      },
    }),
    "System Settings": {
      figure: words.mails(overview.mails_waiting, overview.mails_failed),
      next: {
        label: overview.mails_failed > 0 ? words.mailsFailed : words.health,
        to: "/admin/settings/health",
      },
    },
  };
}
