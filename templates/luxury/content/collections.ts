import type { HeroProps } from "../../../engine/blocks/hero/hero.props.ts";
import type { CollectionsProps } from "../blocks/collections/collections.props.ts";
import type { InventoryProps } from "../blocks/inventory/inventory.props.ts";
import {
  collectionEmber,
  collectionLantern,
  collectionMeridian,
  collectionNocturne,
  collectionSolstice,
  collectionTide,
} from "../pictures.ts";

export const head: HeroProps = {
  variant: "statement",
  title: "Collections",
  lead: "Six families, one hundred and three pieces, six lamps. Walk slowly: each comes on as you arrive.",
  actions: [{ label: "Go to the inventory", href: "#inventory" }],
};

export const collections = {
  bannerLabel: "Featured",
  viewsLabel: "views",
  likesLabel: "likes",
  collections: [
    {
      id: "solstice",
      name: "Solstice",
      pieces: "7 pieces",
      price: "From $86,000",
      rarity: "Ultra Rare",
      stones: 4,
      emoji: "☀️",
      isFeatured: true,
      description:
        "A year of sun, laid around a neck. No two rays have the same length, because no two weeks do.",
      details: [
        "18 karat yellow gold, filed by hand",
        "Fancy yellow diamonds, 11.4 carats",
        "Hinged in five places to lie flat",
      ],
      picture: collectionSolstice,
    },
    {
      id: "nocturne",
      name: "Nocturne",
      pieces: "12 pieces",
      price: "From $34,500",
      rarity: "Exclusive",
      stones: 3,
      emoji: "🌙",
      isFeatured: true,
      description:
        "Drops that wait until you turn your head. Made for rooms in which somebody forgot to switch on the light.",
      details: [
        "White gold, blackened inside",
        "Onyx, pear cut, polished on six sides",
        "Pave of 212 diamonds",
      ],
      picture: collectionNocturne,
    },
    {
      id: "meridian",
      name: "Meridian",
      pieces: "18 pieces",
      price: "From $22,800",
      rarity: "Rare",
      stones: 2,
      emoji: "💚",
      isFeatured: false,
      description:
        "One line of emeralds across a wide cuff, set so close that a hair will not lie between them.",
      details: [
        "Yellow gold, two fingers wide",
        "Emerald baguettes, one color lot",
        "Closes with a click you can feel",
      ],
      picture: collectionMeridian,
    },
    {
      id: "tide",
      name: "Tide",
      pieces: "21 pieces",
      price: "From $14,200",
      rarity: "Rare",
      stones: 2,
      emoji: "🌊",
      isFeatured: false,
      description:
        "Gray pearls, graded like weather. The clasp is the only part that sparkles, and it goes to the back.",
      details: [
        "Gray saltwater pearls, 9 to 12 mm",
        "Knotted on silk, every pearl",
        "Diamond clasp in white gold",
      ],
      picture: collectionTide,
    },
    {
      id: "ember",
      name: "Ember",
      pieces: "16 pieces",
      price: "From $11,900",
      rarity: "Limited",
      stones: 1,
      emoji: "🔥",
      isFeatured: false,
      description: "A red spinel that was taken for a ruby twice, once by a king. We call it by its name.",
      details: ["Cushion cut, 4 to 7 carats", "Pave shoulders, rose gold", "Sized while you have coffee"],
      picture: collectionEmber,
    },
    {
      id: "lantern",
      name: "Lantern",
      pieces: "29 pieces",
      price: "From $6,400",
      rarity: "Limited",
      stones: 1,
      emoji: "🏮",
      isFeatured: false,
      description:
        "Pierced gold around something that keeps a little light. What you put inside is nobody’s business.",
      details: [
        "Pierced with a saw thinner than paper",
        "Opens with a fingernail",
        "On a chain of 412 links",
      ],
      picture: collectionLantern,
    },
  ],
} satisfies CollectionsProps;

export const inventory: InventoryProps = {
  heading: {
    title: "The inventory",
    lead: "{count:words} drawers. Every point of light is one piece, counted last night.",
  },
  unit: "pieces",
  categories: [
    { name: "Necklaces", pieces: "156" },
    { name: "Rings", pieces: "234" },
    { name: "Earrings", pieces: "189" },
    { name: "Bracelets", pieces: "127" },
    { name: "Brooches", pieces: "98" },
    { name: "Cuff links", pieces: "67" },
    { name: "Tiaras", pieces: "34" },
    { name: "Lockets", pieces: "78" },
  ],
};
