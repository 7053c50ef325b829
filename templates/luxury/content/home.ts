import type { CallToActionProps } from "../../../engine/blocks/call-to-action/call-to-action.props.ts";
import type { NewsletterProps } from "../../../engine/blocks/newsletter/newsletter.props.ts";
import type { StatsProps } from "../../../engine/blocks/stats/stats.props.ts";
import type { VitrineProps } from "../blocks/vitrine/vitrine.props.ts";
import { bespokeStone, collectionNocturne, collectionSolstice, heritage, hero } from "../pictures.ts";

export const threshold: VitrineProps = {
  variant: "threshold",
  title: "One ring. Let your eyes get used to the dark.",
  lead: "{name} shows one piece at a time, each under a lamp of its own. There is no second row.",
  actions: [
    { label: "Enter the collections", href: "/collections", means: "offers" },
    { label: "Book an hour alone", href: "/contact", means: "book" },
  ],
  picture: hero,
  label: ["First Light, solitaire", "2.04 carats, 18 karat gold", "1 of 1"],
};

export const solstice: VitrineProps = {
  variant: "left",
  title: "Solstice",
  lead: "Forty-eight rays of gold, each filed to the length of one week’s sun in the year it was made.",
  actions: [{ label: "See the collection", href: "/collections#families-solstice", means: "more" }],
  picture: collectionSolstice,
  label: ["Collar, yellow diamonds", "Ultra Rare", "7 pieces"],
};

export const nocturne: VitrineProps = {
  variant: "right",
  title: "Nocturne",
  lead: "Onyx, so that you see the diamonds first. Then the onyx, and from then on only the onyx.",
  actions: [{ label: "See the collection", href: "/collections#families-nocturne", means: "more" }],
  picture: collectionNocturne,
  label: ["Ear drops, white gold", "Exclusive", "12 pieces"],
};

export const figures: StatsProps = {
  variant: "ledger",
  heading: { title: "Said quietly" },
  figures: [
    { value: "983", label: "pieces in the house today", note: "each of them counted at closing" },
    { value: "{founded}", label: "the year the first drawer was locked" },
    { value: "9", label: "jewelers at one long bench", note: "the youngest is the engraver" },
    { value: "60 min", label: "in the salon, for one party at a time" },
  ],
};

export const bench: VitrineProps = {
  variant: "wide",
  title: "Nine people, one bench, no second shift",
  lead: "Every piece is sawn, set and polished in the room behind the salon. You can hear it when the door opens.",
  actions: [{ label: "How it began", href: "/heritage" }],
  picture: heritage,
  label: ["The bench", "Pear wood, {founded}", "Not for sale"],
};

export const stones: VitrineProps = {
  variant: "left",
  title: "Or bring the stone",
  lead: "Grandmothers leave good stones in bad settings. We unfold the paper with you and start from there.",
  actions: [{ label: "Something bespoke", href: "/bespoke" }],
  picture: bespokeStone,
  label: ["Parcel, mixed cuts", "On approval", "Until Friday"],
};

export const circle: NewsletterProps = {
  variant: "letter",
  title: "The private view",
  text: "Four evenings a year the salon is opened after dark. The Circle hears of them first, by letter.",
  fieldLabel: "Your email",
  placeholder: "you@example.com",
  buttonLabel: "Join Circle",
  note: "This is a sample site: nothing is sent and nobody is signed up.",
};

export const invitation: CallToActionProps = {
  variant: "poster",
  title: "An hour, a lamp, and nobody waiting",
  actions: [{ label: "Book an hour alone", href: "/contact", means: "book" }],
};
