import ChartNoAxesCombined from "lucide-react/icons/chart-no-axes-combined";
import Library from "lucide-react/icons/library";
import LifeBuoy from "lucide-react/icons/life-buoy";
import PenLine from "lucide-react/icons/pen-line";
import ReceiptText from "lucide-react/icons/receipt-text";
import SwatchBook from "lucide-react/icons/swatch-book";
import type { AreaCard } from "../account/area/area-card.ts";
import { QuoteFigure, ReceiptFigure, RipplesFigure } from "../account/area/figures.tsx";
import { identity } from "../identity/identity.ts";
import { LettersFigure, PagesFigure, ShelfFigure } from "./dashboard-figures.tsx";

export const dashboardContent = {
  title: `My Dashboard · ${identity.name}`,
  description: "Your websites, your brand, your figures and your bills.",
  heading: "My Dashboard",
  adminRequested:
    "You asked to be an admin. Until an admin of this site grants it, everything here is yours as a customer.",
  /** What the home says of all sites in one line. */
  sites: {
    figure: (sites: number, live: number) =>
      `${sites} ${sites === 1 ? "site" : "sites"}, ${live === 0 ? "none" : live} live`,
    changed: "Publish what has changed",
    drafts: "Publish your draft",
  },
  cards: [
    {
      name: "Create New Site",
      text: "An empty place on the shelf. Choose a world, give it a name, and make it yours.",
      icon: PenLine,
      figure: ShelfFigure,
      figurePlace: "inset-x-0 top-16 bottom-54 sm:bottom-44 lg:top-14 lg:bottom-42 xl:bottom-50",
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
    },
    {
      name: "Analytics",
      text: "Who came to read, and which page they could not put down.",
      icon: ChartNoAxesCombined,
      figure: RipplesFigure,
      tone: "paper",
      place: "lg:col-span-4",
    },
    {
      name: "Billing",
      text: "Your plan, your invoices, and the date of the next one.",
      icon: ReceiptText,
      figure: ReceiptFigure,
      tone: "raised",
      place: "lg:col-span-3",
    },
    {
      name: "Support",
      text: "A person at the studio who knows your site by heart.",
      icon: LifeBuoy,
      figure: QuoteFigure,
      tone: "paper",
      place: "sm:col-span-2 lg:col-span-5",
    },
  ] satisfies AreaCard[],
};
