import type { QuoteProps } from "../../../engine/blocks/quote/quote.props.ts";
import type { TimelineProps } from "../../../engine/blocks/timeline/timeline.props.ts";
import type { ValuesProps } from "../../../engine/blocks/values/values.props.ts";
import type { VitrineProps } from "../blocks/vitrine/vitrine.props.ts";
import { heritage, salon } from "../pictures.ts";

export const head: VitrineProps = {
  variant: "threshold",
  title: "Heritage is what was not sold",
  lead: "Odile locked the first drawer in {founded} and wore the key. It still hangs in the salon, on the second hook.",
  actions: [{ label: "Read the ledger", href: "#ledger" }],
  picture: heritage,
  label: ["The bench", "Pear wood, {founded}", "Not for sale"],
};

export const ledger: TimelineProps = {
  variant: "ledger",
  heading: { title: "From the ledger" },
  entries: [
    {
      date: "{founded}",
      title: "One drawer",
      text: "Odile, engraver, rents half a shop window and a whole lamp.",
    },
    {
      date: "1926",
      title: "The lamp rule",
      text: "A customer points at two brooches and says “that one”. From then on there is one lamp per piece.",
    },
    {
      date: "1943",
      title: "Buttons",
      text: "Gold is requisitioned. The bench makes uniform buttons, and signs them on the inside.",
    },
    {
      date: "1958",
      title: "Solstice",
      text: "The first collar. It took a year, which is how it got its name.",
    },
    {
      date: "1987",
      title: "The offer",
      text: "A group with forty shops makes it twice. The letter is kept with the buttons.",
    },
    {
      date: "2009",
      title: "Known gold",
      text: "All metal is recast from old jewelry or comes from two mines that can be visited.",
    },
    {
      date: "2024",
      title: "The ninth stool",
      text: "Noor Adeyemi joins the bench as engraver. The average age drops by eleven years.",
    },
  ],
};

export const words: QuoteProps = {
  variant: "plate",
  text: "Light is the most expensive thing in this shop. Please do not waste it on two things at once.",
  name: "Odile",
  detail: "Founder, 1926",
  picture: salon,
};

export const rules: ValuesProps = {
  variant: "grid",
  heading: { title: "Bench rules" },
  items: [
    {
      title: "One maker",
      text: "Whoever saws the first line polishes the last. Their mark is inside, under ours.",
    },
    {
      title: "One price",
      text: "The number on the card is the number. Nobody leaves to speak to a manager.",
    },
    {
      title: "Every stone by name",
      text: "Mine, cutter, weight. If we do not know one of the three, we do not set it.",
    },
    {
      title: "Forever, plainly",
      text: "Prongs are checked each year and cleaning is free for as long as there is a bench.",
    },
  ],
};
