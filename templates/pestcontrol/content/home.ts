import type { ProcessStepsProps } from "../../../engine/blocks/process-steps/process-steps.props.ts";
import type { TestimonialsProps } from "../../../engine/blocks/testimonials/testimonials.props.ts";
import { pestcontrol as cloche } from "../../showcase-pictures.ts";
import type { DiscretionProps } from "../blocks/discretion/discretion.props.ts";
import type { EnvelopeProps } from "../blocks/envelope/envelope.props.ts";
import type { NoticeProps } from "../blocks/notice/notice.props.ts";
import { beetle, seal } from "../pictures.ts";
import { house } from "./house.ts";

export const notice = {
  eyebrow: "To all concerned, behind the refrigerator",
  before: "The pleasure of your company is",
  inserted: "no longer",
  after: "requested",
  reply: "Regrets only",
  phone: { label: house.phone, href: house.tel },
  facts: [house.price, "{area}", "{hours}"],
  action: { label: "Free estimate", href: "#estimate" },
  picture: beetle,
} satisfies NoticeProps;

export const evening: ProcessStepsProps = {
  variant: "row",
  heading: { title: "Order of events" },
  steps: [
    {
      title: "We look",
      text: "Forty minutes with a flashlight and good knees. You get a written estimate, by hand, before anyone leaves.",
      note: "Free",
    },
    {
      title: "They leave",
      text: "Baits and gaps first, sprays last. You may stay in the house, and so may the cat.",
      note: "Day 1",
    },
    {
      title: "We knock again",
      text: "The second visit is in the price. We count what we find, and the number we like is none.",
      note: "Day 14",
    },
    {
      title: "We keep our word",
      text: "If one of them returns within sixty days, so do we, at our own expense and with an apology.",
      note: "Day 60",
    },
  ],
};

export const discretion: DiscretionProps = {
  heading: {
    title: "The neighbors saw a man with a bag",
    lead: "Why one chooses us: nobody will know that one has.",
  },
  reasons: [
    { title: "The van is gray", text: "There is nothing on it. We had the maker’s badge taken off as well." },
    { title: "The bag is leather", text: "It could be a doctor’s. It was." },
    { title: "We come to the side door", text: "At the minute agreed. A bell is rung once, or not at all." },
    {
      title: "The bill is a letter",
      text: "Plain envelope, first-class stamp. Inside it says “for services”.",
    },
    {
      title: "Two visits, one price",
      text: "Written down before we begin. It has never grown on the way to the post.",
    },
    {
      title: "Licensed, and quiet about it",
      text: "{licence}. Ask and we whisper the number.",
    },
  ],
  picture: cloche,
  caption: "The only one who was asked to stay. Front office, under glass.",
};

export const references: TestimonialsProps = {
  variant: "columns",
  heading: { title: "References, names withheld" },
  items: [
    {
      quote: "My mother-in-law was in the house the whole time and believes we had the piano tuned.",
      name: "Mrs. L.",
      detail: "South of Broad, termites",
      rating: 5,
    },
    {
      quote: "He struck the ants off the list in front of me, with a pen. They were gone by Thursday.",
      name: "A rector",
      detail: "Johns Island, ants",
      rating: 5,
    },
    {
      quote: "I run a small hotel and I have never heard of this company. Nor have you.",
      name: "Name withheld twice",
      detail: "King Street, bed bugs",
      rating: 5,
    },
  ],
};

export const envelope = {
  title: "A free estimate, in a plain envelope",
  lead: "Say who, where in the house, and since when. Somebody with a pencil answers before the third ring.",
  phone: { label: house.phone, href: house.tel },
  email: { label: house.email, href: house.mailto },
  action: { label: "Ask for a free estimate", href: house.mailto },
  urgent: {
    title: "Wasps indoors, or anything in a nursery",
    text: "The same day, Sundays as well, for $60 more. Do not swat. Close the door and ring.",
  },
  facts: [
    { label: "Hours", value: "{hours}" },
    { label: "Area", value: "{area}" },
    { label: "Office", value: "{address}" },
  ],
  picture: seal,
} satisfies EnvelopeProps;
