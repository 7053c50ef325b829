import type { CallToActionProps } from "../../../engine/blocks/call-to-action/call-to-action.props.ts";
import type { HeroProps } from "../../../engine/blocks/hero/hero.props.ts";
import type { TimelineProps } from "../../../engine/blocks/timeline/timeline.props.ts";
import type { ValuesProps } from "../../../engine/blocks/values/values.props.ts";
import type { BowlsProps } from "../blocks/bowls/bowls.props.ts";
import { broth, grain, tea } from "../pictures.ts";

export const head: HeroProps = {
  variant: "statement",
  title: "Eat sitting down, from something round.",
  lead: "Our kitchen has three bowls and no scale. Here is all that is in them, so you need not come for it.",
  actions: [{ label: "To the bowls", href: "#bowls" }],
};

export const bowls: BowlsProps = {
  heading: { title: "{count:words} bowls" },
  stepsLabel: "How it is made",
  bowls: [
    {
      title: "Morning tea, with a leaf in it",
      text: "Not a meal, a permission. Drink it before anything with a screen.",
      picture: tea,
      facts: [
        { label: "Time", value: "6 minutes" },
        { label: "For", value: "one" },
        { label: "Good at", value: "beginning" },
      ],
      ingredients: ["2 tsp green tea", "3/4 cup water at 175 °F", "One leaf of lemon verbena"],
      steps: [
        "Boil the water, then wait four minutes. The waiting is the recipe.",
        "Pour it over the tea, count to ninety, lift the tea out.",
        "Lay the leaf on top and watch where it goes.",
      ],
    },
    {
      title: "Noon barley, with a garden on it",
      text: "Chews slowly, which is the point. It keeps until Wednesday.",
      picture: grain,
      facts: [
        { label: "Time", value: "35 minutes" },
        { label: "For", value: "two" },
        { label: "Good at", value: "afternoons" },
      ],
      ingredients: [
        "1 cup pearl barley",
        "2 eggs",
        "1 cup peas",
        "A handful of radishes",
        "2 tbsp pumpkin seeds",
        "Olive oil, lemon, salt",
      ],
      steps: [
        "Simmer the barley in salted water for 30 minutes. In the last two, add the peas.",
        "Boil the eggs for seven minutes, cool, peel, halve.",
        "Drain, dress with oil and lemon, and put the rest on top where it looks best.",
      ],
    },
    {
      title: "Evening broth, clear to the bottom",
      text: "The lights go down, so does the fork. You should be able to read a coin through it.",
      picture: broth,
      facts: [
        { label: "Time", value: "25 minutes" },
        { label: "For", value: "four" },
        { label: "Good at", value: "endings" },
      ],
      ingredients: [
        "6 cups water",
        "1 oz dried mushrooms",
        "A palm of kelp",
        "1 inch of ginger",
        "2 tbsp soy sauce",
        "Radish and chives",
      ],
      steps: [
        "Warm the kelp and the mushrooms in the water for 15 minutes. It must not boil.",
        "Lift both out, add ginger and soy, simmer for 5 minutes, strain.",
        "Slice the radish so thin that it floats.",
      ],
    },
  ],
};

export const day: TimelineProps = {
  variant: "stepped",
  heading: { title: "A day of it", lead: "Nobody counts. It is only an order in which things taste good." },
  entries: [
    { date: "7:00 AM", title: "Tea, standing by the window", text: "The last thing you do standing." },
    {
      date: "9:30 AM",
      title: "Bread, an apple, something salty",
      text: "Breakfast is better once you are hungry.",
    },
    {
      date: "1:00 PM",
      title: "Barley",
      text: "Twenty minutes, no reading. The back of the package counts as reading.",
    },
    { date: "4:00 PM", title: "A square of chocolate", text: "One. It is on the house." },
    { date: "7:00 PM", title: "Broth, and whatever wants to swim in it", text: "Noodles on Fridays." },
  ],
};

export const rules: ValuesProps = {
  variant: "words",
  heading: { title: "{count:words} rules, all optional" },
  items: [
    { title: "Warm", text: "Cold food is for swimmers. Anything warm slows you down to its own speed." },
    { title: "Green", text: "At least one thing in the bowl should remember being outdoors." },
    { title: "Seated", text: "A chair, a bowl, a spoon. Steering wheels are not tables." },
    { title: "Enough", text: "Stop one spoon before the end. We do not know why it works either." },
  ],
};

export const table: CallToActionProps = {
  variant: "corner",
  title: "Supper on the last Friday",
  text: "One pot, sixteen stools, pay what it was worth. The Whole Moon eats free.",
  actions: [{ label: "See the gatherings", href: "/community#gatherings" }],
};
