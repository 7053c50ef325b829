import ChartNoAxesCombined from "lucide-react/icons/chart-no-axes-combined";
import Library from "lucide-react/icons/library";
import LifeBuoy from "lucide-react/icons/life-buoy";
import PenLine from "lucide-react/icons/pen-line";
import ReceiptText from "lucide-react/icons/receipt-text";
import SwatchBook from "lucide-react/icons/swatch-book";
import { tellDay } from "../../contract/day.ts";
import type { AreaCard } from "../account/area/area-card.ts";
import { QuoteFigure, ReceiptFigure, RipplesFigure } from "../account/area/figures.tsx";
import { identity } from "../identity/identity.ts";
import { LettersFigure, PagesFigure, ShelfFigure } from "./dashboard-figures.tsx";

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const dashboardContent = {
  title: `My Dashboard · ${identity.name}`,
  description: "Your websites, your brand, your figures and your bills.",
  heading: "My Dashboard",
  adminRequested:
    "You asked to be an admin. Until an admin of this site grants it, everything here is yours as a customer.",
  /** What the cards say of their rooms at this moment. */
  news: {
    designs: (count: number) => `${count} designs`,
    choose: "Choose a design",
    goOn: (name: string) => `Go on with ${name}`,
    full: (sites: number) => `All ${sites} places taken`,
    makeRoom: "Make room",
    sites: (sites: number, live: number) =>
      sites === 0 ? "None yet" : `${counted(sites, "site", "sites")}, ${live === 0 ? "none" : live} live`,
    begin: "Begin the first",
    unread: (count: number) => `Read ${count === 1 ? "the new message" : `${count} new messages`}`,
    changed: "Publish what has changed",
    drafts: "Publish your draft",
    look: "Look them over",
    visitors: (count: number) =>
      `${count === 0 ? "No" : count.toLocaleString("en")} ${count < 2 ? "visitor" : "visitors"} in 30 days`,
    visits: "See where they came from",
    noVisits: "See what will be counted",
    brandNone: "Not set yet",
    brand: (since: string) => `Saved ${since}`,
    beginBrand: "Set your brand",
    goOnBrand: "Look it over",
    plan: (sites: number, most: number, megabytes: number, mostMegabytes: number) =>
      `${sites} of ${most} sites, ${megabytes} of ${mostMegabytes.toLocaleString("en")} MB`,
    kept: "See what takes room",
    support: (open: number, waiting: number) =>
      waiting > 0
        ? `${counted(waiting, "answer waits", "answers wait")} for you`
        : `${open === 0 ? "No" : open} ${open === 1 ? "question" : "questions"} open`,
    readAnswer: "Read the answer",
    seeQuestions: "See your questions",
    write: "Ask the studio",
    owed: (amount: string) => `${amount} to pay`,
    late: (amount: string) => `${amount} overdue`,
    pay: "See how to pay",
    quote: "A quote waits",
    answer: "Read and answer",
    paidUntil: (day: string) => `Paid up to ${tellDay(day)}`,
    ends: (day: string) => `Hosting ends on ${tellDay(day)}`,
    ended: (day: string) => `Hosting ended on ${tellDay(day)}`,
    hosting: "See what stays",
    comeBack: "See how to come back",
    invoices: "See your invoices",
    books: "See what is owed",
  },
  cards: [
    {
      name: "Create New Site",
      text: "An empty place on the shelf. Choose a world, give it a name, and make it yours.",
      icon: PenLine,
      figure: ShelfFigure,
      figurePlace: "relative -mx-6 mt-10 mb-6 min-h-40 grow lg:-mx-8 lg:mt-6",
      tone: "deep",
      place: "min-h-108 sm:min-h-120 sm:col-span-2 lg:col-span-7 lg:row-span-2",
      to: "/dashboard/new",
      lead: true,
    },
    {
      name: "My Websites",
      text: "Every site you own, with what is live and what is still a draft.",
      icon: Library,
      figure: PagesFigure,
      tone: "paper",
      place: "lg:col-span-5",
      to: "/dashboard/sites",
    },
    {
      name: "Brand Settings",
      text: "Your name, your letters, your colours: set once, worn by every page.",
      icon: SwatchBook,
      figure: LettersFigure,
      tone: "accent",
      place: "lg:col-span-5",
      to: "/dashboard/brand",
    },
    {
      name: "Analytics",
      text: "Who came to read, and which page they could not put down.",
      icon: ChartNoAxesCombined,
      figure: RipplesFigure,
      tone: "paper",
      place: "lg:col-span-4",
      to: "/dashboard/analytics",
    },
    {
      name: "Billing",
      text: "Your plan, your invoices, and the date of the next one.",
      icon: ReceiptText,
      figure: ReceiptFigure,
      tone: "raised",
      place: "lg:col-span-3",
      to: "/dashboard/billing",
    },
    {
      name: "Support",
      text: "A person at the studio who knows your site by heart.",
      icon: LifeBuoy,
      figure: QuoteFigure,
      tone: "paper",
      place: "sm:col-span-2 lg:col-span-5",
      to: "/dashboard/support",
    },
  ] satisfies AreaCard[],
};
