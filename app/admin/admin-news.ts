import { backupDays } from "../../contract/backup.ts";
import { tellRound } from "../../contract/money.ts";
import type { CardNews } from "../account/area/area-card.ts";
import type { BillingOverview } from "../account/billing/billing-rows.ts";
import type { DeskCounts, StudioOverview } from "../account/profile.ts";
import { demos } from "../demos/catalog.ts";
import { adminContent } from "./admin-content.ts";

const { news: words } = adminContent;

/** What each card of the administrators' home says, by its name. A room that is not built yet has nothing to do next. */
export function adminNews(
  overview: StudioOverview,
  questions?: DeskCounts,
  books?: BillingOverview,
  newestBackup?: string | null,
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
        ? { label: words.mostWorn(worn.brand), to: `/admin/templates/${worn.slug}` }
        : { label: words.seeAll, to: "/admin/templates" },
    },
    Analytics: {
      figure: words.messages(overview.messages),
      next: { label: words.figures, to: "/admin/analytics" },
    },
    ...(books && { "Billing & Payments": ofMoney(books) }),
    ...(questions && {
      Support: {
        figure: words.questions(questions.open),
        next: {
          label: questions.open > 0 ? words.answerFirst : words.seeQuestions,
          to: questions.open > 0 ? "/admin/support?state=open" : "/admin/support",
        },
      },
    }),
    "System Settings": ofServer(overview, newestBackup ?? null),
  };
}

/** What is late comes first, then what is open, then what came. */
function ofMoney({ sums, quotes }: BillingOverview): CardNews {
  const next = (label: string, question = "") => ({ label, to: `/admin/billing${question}` });
  const late = sums.find(({ overdue }) => overdue > 0);
  if (late) {
    return {
      figure: words.late(tellRound(late.overdueCents, late.currency)),
      next: next(words.nudge, "?state=overdue"),
    };
  }
  const open = sums.find((sum) => sum.open > 0);
  if (open) {
    return {
      figure: words.owed(tellRound(open.openCents, open.currency)),
      next: next(words.unpaid, "?state=unpaid"),
    };
  }
  return { figure: words.quotes(quotes), next: next(words.books) };
}

/** Mails that did not go out come first; then that the newest backup is old, where one was ever made. */
function ofServer({ mails_waiting, mails_failed }: StudioOverview, newestBackup: string | null): CardNews {
  const mails = words.mails(mails_waiting, mails_failed);
  const days = newestBackup === null ? 0 : Math.floor((Date.now() - Date.parse(newestBackup)) / 86_400_000);
  const isOld = days >= backupDays;
  const to = "/admin/settings/health";
  return {
    figure: isOld ? words.oldBackup(mails, days) : mails,
    next:
      mails_failed > 0
        ? { label: words.mailsFailed, to }
        : isOld
          ? { label: words.backUp, to: `${to}#backups` }
          : { label: words.health, to },
  };
}
