import type { CallToActionProps } from "../../../engine/blocks/call-to-action/call-to-action.props.ts";
import type { StatsProps } from "../../../engine/blocks/stats/stats.props.ts";
import type { DropsProps } from "../blocks/drops/drops.props.ts";
import type { PairProps } from "../blocks/pair/pair.props.ts";
import type { TagsProps } from "../blocks/tags/tags.props.ts";
import { parts, run } from "../pictures.ts";
import { emergencyPrice, phone } from "./facts.ts";

export const head: DropsProps = {
  title: "Water where you want it.",
  lead: "And nowhere else. Two ways to need us, six things we are oddly good at, every price on this page.",
  picture: run,
  phone: { label: "Call {phone}", href: phone.href },
};

export const pair: PairProps = {
  heading: { title: "Now, or on Thursday" },
  cards: [
    {
      name: "Emergency",
      price: emergencyPrice,
      note: "applied to the repair",
      text: "Something is wet that was dry an hour ago. Median time from hanging up to our knock last winter: 41 minutes.",
      points: [
        "Answered by a plumber, day and night",
        "Water stopped first, cause second, blame never",
        "A figure in writing before we open a wall",
        "Public holidays $249, also applied",
      ],
      link: { label: "Call {phone}", href: phone.href },
    },
    {
      name: "Installation",
      price: "From $1,450",
      note: "fixed before we begin",
      text: "Water heaters, bathrooms, kitchens and the pipes to them. We draw it, price it, and the price holds.",
      points: [
        "Water heater, fitted and hot the same day: $1,450",
        "Bathroom rough-in: from $4,800",
        "Whole-house repipe in copper: from $9,600",
        "Two years on every joint, old fixtures taken away",
      ],
      link: { label: "Get a free estimate", href: "/#estimate" },
    },
  ],
};

export const specialties: TagsProps = {
  heading: {
    title: "{count:words} specialties",
    lead: "The work that other plumbers pass on, usually to us.",
  },
  picture: parts,
  tags: [
    {
      name: "Boilers and radiators",
      text: "Balanced so that the upstairs stops being Florida.",
      price: "from $220",
    },
    { name: "Sump pumps", text: "With a battery, because storms take the power first.", price: "from $690" },
    { name: "Gas lines", text: "Run, moved, pressure-tested for a full hour.", price: "from $275" },
    { name: "Backflow testing", text: "Certified, and filed with the city for you.", price: "$145" },
    { name: "Well pumps", text: "Pulled from 300 feet and back down the same day.", price: "from $980" },
    { name: "Water softeners", text: "Sized by your water, not by the brochure.", price: "from $1,150" },
  ],
};

export const trust: StatsProps = {
  variant: "row",
  figures: [
    { value: "41 min", label: "to your door", note: "median of 618 night calls last winter" },
    { value: "9", label: "licensed plumbers", note: "and no subcontractors" },
    { value: "2 yr", label: "on every joint", note: "parts, work and our Sunday" },
    { value: "$0", label: "left of the call-out", note: "once you say yes to the repair" },
  ],
};

export const end: CallToActionProps = {
  variant: "band",
  title: "Still reading? Then it can wait for an estimate.",
  actions: [
    { label: "Free estimate", href: "/#estimate" },
    { label: "Or call {phone}", href: phone.href },
  ],
};
