import type { HeroProps } from "../../../engine/blocks/hero/hero.props.ts";
import type { NewsletterProps } from "../../../engine/blocks/newsletter/newsletter.props.ts";
import type { PriceListProps } from "../../../engine/blocks/price-list/price-list.props.ts";
import type { ProcessStepsProps } from "../../../engine/blocks/process-steps/process-steps.props.ts";
import type { TestimonialsProps } from "../../../engine/blocks/testimonials/testimonials.props.ts";
import type { SeatsProps } from "../blocks/seats/seats.props.ts";
import { cushions } from "../pictures.ts";

export const head: HeroProps = {
  variant: "letterbox",
  title: "Alone, but in a circle",
  lead: "Most of what happens here happens inside one head. It goes better with eleven others nearby.",
  actions: [
    { label: "See the free seats", href: "#circle" },
    { label: "All gatherings", href: "#gatherings" },
  ],
  picture: cushions,
  caption: "The fourth room, Thursday, before",
};

export const seats = {
  heading: {
    title: "This Thursday’s circle",
    lead: "Forty minutes, a bell at each end, tea after. Twelve cushions, because thirteen did not fit.",
  },
  seats: [
    { name: "Iris", isTaken: true },
    { name: "Owen", isTaken: true },
    { name: "Free", isTaken: false },
    { name: "Delphine", isTaken: true },
    { name: "Marek", isTaken: true },
    { name: "The bell", initial: "b", isTaken: true },
    { name: "Free", isTaken: false },
    { name: "Tove", isTaken: true },
    { name: "Ansel", isTaken: true },
    { name: "Ruth", isTaken: true },
    { name: "Free", isTaken: false },
    { name: "Pilar", isTaken: true },
  ],
  time: "7:00 PM",
  free: "3 free",
  takenLabel: "{} of {} seats are taken, by {}",
  facts: [
    { label: "When", value: "Thursdays, 7:00 PM" },
    { label: "Where", value: "The fourth room, up the ramp" },
    { label: "Costs", value: "Nothing" },
    { label: "Keep a seat", value: "{email}", href: "fact:email" },
  ],
} satisfies SeatsProps;

export const gatherings: PriceListProps = {
  variant: "rows",
  heading: { title: "Gatherings" },
  groups: [
    {
      items: [
        { name: "Thursday Circle", note: "7:00 PM, twelve cushions", price: "Free" },
        { name: "Sunday Silent Walk", note: "8:00 AM from the slip, five miles, any weather", price: "Free" },
        { name: "Last Friday Supper", note: "7:00 PM, sixteen stools, one pot", price: "As you like" },
        {
          name: "Day of Nothing",
          note: "First Saturday of each season, 9 AM to 5 PM, lunch included",
          price: "$45",
        },
      ],
    },
  ],
  footnote: "Phones sleep in a wool-lined drawer by the door. They have never complained.",
};

export const manners: ProcessStepsProps = {
  variant: "row",
  heading: { title: "How to be here" },
  steps: [
    {
      title: "Arrive",
      text: "Ten minutes early, shoes on the left. Nobody will ask how you are until you know.",
    },
    { title: "Settle", text: "Any seat, any posture, any cushion count. Wriggling is a posture." },
    {
      title: "Stay",
      text: "Until the second bell. If you must cough, cough. It gives the others something to notice.",
    },
    { title: "Leave", text: "Without summing up. Wash your cup, take somebody’s hand or your coat." },
  ],
};

export const notes: TestimonialsProps = {
  variant: "wall",
  heading: { title: "Left in the drawer" },
  items: [
    {
      quote: "We have sat side by side for a year. I learned her name today and it suits her.",
      name: "Marek",
      detail: "Thursday Circle",
      rating: 5,
    },
    {
      quote: "The rain came sideways and nobody mentioned it. Best walk of my life.",
      name: "Tove",
      detail: "Sunday Silent Walk",
      rating: 5,
    },
    {
      quote: "I paid four dollars for the soup and then came back with twenty.",
      name: "Ansel",
      detail: "Last Friday Supper",
      rating: 5,
    },
    {
      quote: "Eight hours of nothing. I would not have missed a minute.",
      name: "Pilar",
      detail: "Day of Nothing",
      rating: 4.5,
    },
  ],
};

export const join: NewsletterProps = {
  variant: "band",
  title: "We write when a cushion gets free",
  fieldLabel: "Your email",
  placeholder: "you@example.com",
  buttonLabel: "Join Community",
  note: "This is a sample site: nothing is sent and nobody is signed up.",
};
