import type { MarqueeProps } from "../../../engine/blocks/marquee/marquee.props.ts";
import type { DoorProps } from "../blocks/door/door.props.ts";
import type { MinutesProps } from "../blocks/minutes/minutes.props.ts";
import type { StoolsProps } from "../blocks/stools/stools.props.ts";
import type { TagsProps } from "../blocks/tags/tags.props.ts";
import type { TicketsProps } from "../blocks/tickets/tickets.props.ts";
import type { VisitProps } from "../blocks/visit/visit.props.ts";
import { bowl, broth, gyoza, noodles } from "../pictures.ts";

export const door: DoorProps = {
  title: "{name}",
  painted: "{shortName}",
  lead: "A counter, a pot and nine stools in Lantern Alley. The pot has been on since eleven last night.",
  actions: [
    { label: "Read the tags", href: "#tags", means: "offers" },
    { label: "Is there a stool?", href: "#stools" },
  ],
  picture: bowl,
  sticker: { price: "$17", words: "The bowl everyone comes for" },
};

export const rules: MarqueeProps = {
  variant: "banner",
  label: "House rules",
  items: [
    { text: "No reservations" },
    { text: "Nine stools" },
    { text: "One broth" },
    { text: "Eighteen hours" },
    { text: "Slurp" },
  ],
};

export const tags = {
  heading: {
    title: "{count:dishes:words} tags on the rail.",
    lead: "When something runs out, we turn its tag to the wall. What hangs is what there is.",
  },
  scale: "of 5",
  empty: "There is no tenth.",
  dishes: [
    {
      name: "{name}",
      description: "Thin noodles in the broth, two slices of pork, an egg, nori, fish cake.",
      price: "$17",
      chef: "Rie",
      rating: 4.9,
      emoji: "🍜",
    },
    {
      name: "Burnt Garlic",
      description: "The same bowl under a spoon of oil as black as the pan it came from.",
      price: "$18",
      chef: "Rie",
      rating: 4.8,
      emoji: "🧄",
    },
    {
      name: "Red Light",
      description: "Chili bean paste, ground pork and nine dried chilies. We counted.",
      price: "$18",
      chef: "Goro",
      rating: 4.7,
      emoji: "🌶️",
    },
    {
      name: "Dry Land",
      description: "No broth. Sesame, black vinegar, smoked tofu. Vegan and proud of it.",
      price: "$16",
      chef: "Inez",
      rating: 4.6,
      emoji: "🥢",
    },
    {
      name: "Cold Feet",
      description: "Noodles on ice, the broth set to jelly, cucumber. July and August only.",
      price: "$15",
      chef: "Inez",
      rating: 4.5,
      emoji: "🧊",
      gone: "Back in July",
    },
    {
      name: "Nine Gyoza",
      description: "Pork and chive, fried in a ring so that the skirt comes in one piece.",
      price: "$11",
      chef: "Goro",
      rating: 4.9,
      emoji: "🥟",
    },
    {
      name: "Hit Cucumber",
      description: "Struck once with the side of a cleaver. Salt, sesame, garlic, regret.",
      price: "$6",
      chef: "Goro",
      rating: 4.5,
      emoji: "🥒",
    },
    {
      name: "The Egg",
      description: "Six minutes forty in water, nine hours in soy. Gone by ten, mostly.",
      price: "$3",
      chef: "Inez",
      rating: 5,
      emoji: "🥚",
    },
    {
      name: "Once More",
      description: "More noodles for the broth you have left. Raise the bowl, say nothing.",
      price: "$3",
      chef: "Rie",
      rating: 4.8,
      emoji: "🍥",
    },
  ],
} satisfies TagsProps;

export const minutes: MinutesProps = {
  heading: {
    title: "Eighteen hours, then four minutes.",
    lead: "The broth takes a night and a day. Once you sit, it is all over before your phone has locked itself.",
  },
  steps: [
    {
      time: "0:00",
      title: "Broth",
      text: "Two ladles over a spoon of salt and dried scallop. Chicken, pork, kelp, and eighteen hours of nobody leaving the room.",
      picture: broth,
    },
    {
      time: "1:10",
      title: "Noodles",
      text: "Seventy seconds in the water, three shakes, folded once. Ask for firm and it is fifty.",
      picture: noodles,
    },
    {
      time: "4:00",
      title: "Yours",
      text: "Pork, egg, nori, the pink swirl. You have nine minutes before the noodles go soft. Photographs cost one of them.",
      picture: bowl,
    },
  ],
};

export const counter: StoolsProps = {
  heading: {
    title: "Is there a stool?",
    lead: "We take no names. This is what a usual Friday looks like from behind the pot.",
  },
  legend: "Friday at",
  stools: 9,
  free: "of {} stools free at {}.",
  hours: [
    { label: "5 PM", taken: [4, 5], words: "Two of us are still wiping the counter. Sit anywhere." },
    {
      label: "6 PM",
      taken: [1, 3, 4, 7, 8],
      words: "Four free. Two of them are next to each other: 5 and 6.",
    },
    {
      label: "7 PM",
      taken: [1, 2, 3, 4, 5, 6, 8, 9],
      words: "One free, number 7. Come alone or come to an agreement.",
      isUsual: true,
    },
    {
      label: "8 PM",
      taken: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      words: "Full. The wait is nineteen minutes, on the wall, in the steam.",
    },
    { label: "9 PM", taken: [2, 3, 5, 6, 7, 9], words: "Three free, none of them together: 1, 4 and 8." },
    {
      label: "10 PM",
      taken: [1, 2],
      words: "Seven free. The egg is gone and the pot is low. Last bowl at 10:40.",
    },
  ],
};

export const tickets: TicketsProps = {
  heading: {
    title: "On the spike.",
    lead: "Written on the backs of order tickets, unprompted, mostly before paying.",
  },
  picture: gyoza,
  scale: "of 5",
  reviews: [
    {
      name: "Marguerite",
      stool: "Stool 7",
      order: "1 {name}",
      review: "I came in to ask for directions. That was in March.",
      rating: 5,
    },
    {
      name: "Desmond & Yui",
      stool: "Stools 5, 6",
      order: "2 Nine Gyoza, 1 Red Light",
      review:
        "The skirt came in one piece. We broke it in half like adults and argued about the halves like children.",
      rating: 5,
    },
    {
      name: "Anton",
      stool: "Stool 1",
      order: "1 Burnt Garlic",
      review: "Stool 1 is under the fan. Four stars, and all four are for the garlic.",
      rating: 4,
    },
    {
      name: "Priscilla",
      stool: "Stool 9",
      order: "1 Dry Land, 1 The Egg",
      review: "Nobody spoke to me for twenty-two minutes. Best service in the city.",
      rating: 5,
    },
    {
      name: "A man in a suit",
      stool: "The wall",
      order: "Nothing yet",
      review: "Tried to book for ten. They pointed at the sign, then at the stools, then at the sign.",
      rating: 3,
    },
  ],
};

export const visit: VisitProps = {
  title: "Under the red curtain.",
  address: "{address:lines}",
  way: "Between the locksmith and the laundry. If you smell soap, turn round. If you smell keys, see a doctor.",
  sticker: {
    title: "Open",
    hours: "{hours:rows}",
    note: "or the bottom of the pot",
  },
  facts: [
    { label: "Telephone", value: "None. Both hands are in the broth." },
    { label: "Payment", value: "Cards, coins, no split bills above two." },
    { label: "Mondays", value: "The pot rests. So does Rie." },
    { label: "Letters", value: "{email}", href: "fact:email" },
  ],
};
