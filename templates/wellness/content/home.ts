import type { NewsletterProps } from "../../../engine/blocks/newsletter/newsletter.props.ts";
import type { QuoteProps } from "../../../engine/blocks/quote/quote.props.ts";
import type { TestimonialsProps } from "../../../engine/blocks/testimonials/testimonials.props.ts";
import { wellness as stones } from "../../showcase-pictures.ts";
import type { BreathProps } from "../blocks/breath/breath.props.ts";
import type { RoomsProps } from "../blocks/rooms/rooms.props.ts";
import type { SeedHeadsProps } from "../blocks/seed-heads/seed-heads.props.ts";
import { bowl, cushions, grain, pond, sand } from "../pictures.ts";

export const fourBreaths: BreathProps = {
  title: "Stay for four breaths. Then leave.",
  lead: "In while the ring grows, out while it shrinks. It takes forty seconds, and it is most of what we teach.",
  leaving: "That was four. You may go now.",
  actions: [
    { label: "Breathe a little longer", href: "/meditation#guide" },
    { label: "See the programs", href: "#programs" },
  ],
  picture: sand,
  figures: [
    { value: "40 s", text: "for four breaths" },
    { value: "4", text: "round rooms, no corners to tidy" },
    { value: "11 min", text: "is a usual visit, door to door" },
    { value: "0", text: "mirrors, we looked everywhere" },
  ],
};

export const programs: SeedHeadsProps = {
  heading: {
    title: "Programs, by the seed",
    lead: "Each seed is a day. Plant as many as you can keep.",
  },
  programs: [
    {
      name: "First Seven",
      days: 7,
      duration: "7 days",
      price: "Free",
      level: "Beginner",
      participants: "12,480 have kept it",
      description:
        "Ten minutes a day, by ear. You learn to sit, to count to ten, and to begin again at one without a sigh.",
      action: { label: "Begin tomorrow", href: "/meditation#practices" },
    },
    {
      name: "Twenty-One",
      days: 21,
      duration: "21 days",
      price: "$29",
      level: "All Levels",
      participants: "4,310 have kept it",
      description:
        "Three weeks of 15 to 30 minutes. By the second Tuesday it is no longer a resolution, it is a chair.",
      action: { label: "Read how it goes", href: "/meditation#challenge" },
    },
    {
      name: "A Whole Moon",
      days: 30,
      duration: "30 days",
      price: "$99",
      level: "Intermediate",
      participants: "960 have kept it",
      description:
        "Sitting, moving and eating, one of each every day, with a seat in the Thursday circle for as long as it lasts.",
      action: { label: "See the circle", href: "/community#circle" },
    },
  ],
};

export const reason: QuoteProps = {
  variant: "plate",
  text: "The pond does nothing all day and everybody comes to look at it.",
  name: "Painted on the wall of the changing room",
  picture: pond,
};

export const rooms: RoomsProps = {
  heading: {
    title: "{count:words} rooms, all round",
    lead: "The building kept ice for the canneries. It is still good at keeping things as they are.",
  },
  rooms: [
    {
      title: "Meditation",
      text: "Six practices, from five minutes up, and a guide that breathes with you.",
      picture: bowl,
      link: { label: "Sit down", href: "/meditation" },
    },
    {
      title: "Yoga",
      text: "Nine shapes for stiff people. The floor does most of the work.",
      picture: stones,
      link: { label: "Lie down", href: "/yoga" },
    },
    {
      title: "Nutrition",
      text: "Three bowls and their recipes. Warm, green, done in half an hour.",
      picture: grain,
      link: { label: "Eat something", href: "/nutrition" },
    },
    {
      title: "Community",
      text: "Twelve cushions on Thursdays. Nobody has to say anything.",
      picture: cushions,
      link: { label: "Take a seat", href: "/community" },
    },
  ],
};

export const stories: TestimonialsProps = {
  variant: "single",
  heading: { title: "Told on the way out" },
  items: [
    {
      quote: "I came for the seven days because they were free. On the ninth I noticed I was still coming.",
      name: "Iris Halloran",
      detail: "Night ferry pilot, First Seven",
      rating: 5,
    },
    {
      quote: "My phone asked whether I had lost it. I told it I was busy.",
      name: "Owen Tamsin",
      detail: "Notary, Twenty-One",
      rating: 5,
    },
    {
      quote: "A month of soup, stretching and silence. My knees have forgiven the marathon.",
      name: "Delphine Agard",
      detail: "Postwoman, A Whole Moon",
      rating: 4.5,
    },
  ],
};

export const circle: NewsletterProps = {
  variant: "letter",
  title: "One letter a month, one page long",
  text: "A practice, a recipe, and nothing to buy. It ends with the words “now close this”.",
  fieldLabel: "Your email",
  placeholder: "you@example.com",
  buttonLabel: "Join Circle",
  note: "This is a sample site: nothing is sent and nobody is signed up.",
};
