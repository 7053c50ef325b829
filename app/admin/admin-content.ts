import ChartNoAxesCombined from "lucide-react/icons/chart-no-axes-combined";
import CreditCard from "lucide-react/icons/credit-card";
import LayoutTemplate from "lucide-react/icons/layout-template";
import LifeBuoy from "lucide-react/icons/life-buoy";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import UsersRound from "lucide-react/icons/users-round";
import type { AreaCard } from "../account/area/area-card.ts";
import { QuoteFigure, ReceiptFigure, RipplesFigure } from "../account/area/figures.tsx";
import { identity } from "../identity/identity.ts";
import { DialsFigure, LayoutsFigure, PortraitsFigure } from "./admin-figures.tsx";

export const adminContent = {
  title: `Admin Dashboard · ${identity.name}`,
  description: "People, templates, figures, money and settings of the studio.",
  heading: "Admin Dashboard",
  /** What the cards say of their rooms at this moment. */
  news: {
    people: (people: number, asking: number) =>
      `${people.toLocaleString("en")} ${people === 1 ? "person" : "people"}${asking > 0 ? `, ${asking} waiting` : ""}`,
    answerAsking: (asking: number) =>
      asking === 1 ? "Answer who asks" : `Answer the ${asking.toLocaleString("en")} who ask`,
    inviteSomebody: "Invite somebody",
    templates: (sites: number, live: number) =>
      `${sites.toLocaleString("en")} ${sites === 1 ? "site" : "sites"}, ${live === 0 ? "none" : live.toLocaleString("en")} live`,
    mostWorn: (brand: string) => `See how ${brand} does, the most worn`,
    seeAll: "See how each does",
    messages: (count: number) =>
      `${count === 0 ? "No" : count.toLocaleString("en")} ${count === 1 ? "message" : "messages"} in 30 days`,
    figures: "See who came",
    questions: (open: number) =>
      `${open === 0 ? "No" : open.toLocaleString("en")} ${open === 1 ? "question waits" : "questions wait"}`,
    answerFirst: "Answer who waits longest",
    seeQuestions: "See all questions",
    late: (amount: string) => `${amount} overdue`,
    owed: (amount: string) => `${amount} outstanding`,
    quotes: (count: number) =>
      count === 0 ? "Nothing outstanding" : `${count} ${count === 1 ? "quote" : "quotes"} open`,
    nudge: "See who is late",
    unpaid: "See what is open",
    books: "Open the books",
    mails: (waiting: number, failed: number) =>
      failed > 0
        ? `${failed} ${failed === 1 ? "mail" : "mails"} not delivered`
        : `${waiting === 0 ? "No" : waiting} ${waiting === 1 ? "mail" : "mails"} waiting`,
    health: "See how the server is",
    mailsFailed: "See what waits",
    oldBackup: (mails: string, days: number) => `${mails}, backup ${days} days old`,
    backUp: "Back up now",
  },
  cards: [
    {
      name: "User Management",
      to: "/admin/users",
      text: "Everyone with a key to the house, and which doors each key opens.",
      icon: UsersRound,
      figure: PortraitsFigure,
      figurePlace: "relative mt-12 mb-6 min-h-48 grow lg:mt-16",
      tone: "paper",
      place: "max-sm:min-h-116 sm:row-span-2 lg:col-span-4 lg:row-span-2",
    },
    {
      name: "Website Templates",
      to: "/admin/templates",
      text: "The worlds a customer can begin from, kept in good repair.",
      icon: LayoutTemplate,
      figure: LayoutsFigure,
      figurePlace:
        "max-lg:relative max-lg:mb-6 max-lg:ml-14 max-lg:grow lg:absolute lg:top-10 lg:right-8 lg:bottom-10 lg:left-[45%]",
      tone: "deep",
      place: "min-h-90 sm:min-h-88 lg:col-span-8 lg:[&>h2]:max-w-[7ch]",
      lead: true,
    },
    {
      name: "Analytics",
      text: "What visitors read, where they came from, and where they stopped.",
      icon: ChartNoAxesCombined,
      figure: RipplesFigure,
      tone: "raised",
      place: "lg:col-span-4",
      to: "/admin/analytics",
    },
    {
      name: "Billing & Payments",
      text: "Invoices sent, payments received, and the few that need a nudge.",
      icon: CreditCard,
      figure: ReceiptFigure,
      tone: "accent",
      place: "lg:col-span-4",
      to: "/admin/billing",
    },
    {
      name: "System Settings",
      text: "The switches behind the wallpaper: mail, domains, limits, defaults.",
      icon: SlidersHorizontal,
      figure: DialsFigure,
      tone: "paper",
      place: "lg:col-span-7",
      to: "/admin/settings",
    },
    {
      name: "Support",
      text: "Questions from customers, answered by somebody who knows their site.",
      icon: LifeBuoy,
      figure: QuoteFigure,
      tone: "paper",
      place: "sm:col-span-2 lg:col-span-5",
      to: "/admin/support",
    },
  ] satisfies AreaCard[],
};
