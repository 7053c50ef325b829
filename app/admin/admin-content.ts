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
  cards: [
    {
      name: "User Management",
      text: "Everyone with a key to the house, and which doors each key opens.",
      icon: UsersRound,
      figure: PortraitsFigure,
      figurePlace: "inset-x-6 top-18 bottom-48 sm:bottom-40 lg:inset-x-8 lg:top-24",
      tone: "paper",
      place: "max-sm:min-h-116 sm:row-span-2 lg:col-span-4 lg:row-span-2",
    },
    {
      name: "Website Templates",
      text: "The worlds a customer can begin from, kept in good repair.",
      icon: LayoutTemplate,
      figure: LayoutsFigure,
      figurePlace:
        "top-6 right-6 bottom-54 left-20 sm:bottom-48 lg:top-10 lg:right-8 lg:bottom-10 lg:left-[45%]",
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
    },
    {
      name: "Billing & Payments",
      text: "Invoices sent, payments received, and the few that need a nudge.",
      icon: CreditCard,
      figure: ReceiptFigure,
      tone: "accent",
      place: "lg:col-span-4",
    },
    {
      name: "System Settings",
      text: "The switches behind the wallpaper: mail, domains, limits, defaults.",
      icon: SlidersHorizontal,
      figure: DialsFigure,
      tone: "paper",
      place: "lg:col-span-7",
    },
    {
      name: "Support",
      text: "Questions from customers, answered by somebody who knows their site.",
      icon: LifeBuoy,
      figure: QuoteFigure,
      tone: "paper",
      place: "sm:col-span-2 lg:col-span-5",
    },
  ] satisfies AreaCard[],
};
