import type { HeightProps } from "../blocks/height/height.props.ts";
import type { RingsProps } from "../blocks/rings/rings.props.ts";
import type { SheetProps } from "../blocks/sheet/sheet.props.ts";
import type { StandProps } from "../blocks/stand/stand.props.ts";
import type { WindProps } from "../blocks/wind/wind.props.ts";
import { kit, stand } from "../pictures.ts";
import { phone } from "./ways.ts";

export const trailhead: RingsProps = {
  title: "It was here before your deed.",
  firm: "{name}, tree care",
  facts: ["Pruning from $280", "{area}", "{hours}", "Storms: any hour"],
  phone,
  estimate: { label: "Free estimate", href: "#estimate", means: "estimate" },
  heading: {
    title: "One white pine, 139 rings",
    lead: "We took it down in spring, after two of us had tried to talk ourselves out of it. It had the last word.",
  },
  from: 1887,
  to: 2026,
  events: [
    { year: 1887, text: "A cone opens. Grover Cleveland is president and takes no notice." },
    {
      year: 1911,
      text: "The big pines around it are logged. It is too thin to bother with, and gets the light.",
    },
    { year: 1940, text: "August flood. Silt to the knees, and the widest ring of its life the year after." },
    { year: 1954, text: "Hurricane Hazel takes the top twelve feet. It grows two new ones and never picks." },
    { year: 1989, text: "Your deed is signed. A clothesline goes round the trunk." },
    { year: 2011, text: "The clothesline is inside the trunk." },
    {
      year: 2026,
      text: "Root rot, lean of eleven degrees, a nursery school on the low side. We are called.",
    },
  ],
};

export const services: HeightProps = {
  feet: "{} ft",
  heading: {
    title: "We work from the top",
    lead: "{count:services:words} services, each at the height where it happens. Prices are for one tree of sixty feet that a truck can reach.",
  },
  services: [
    {
      name: "Crown reduction",
      feet: 88,
      text: "Less sail, same tree. We take what the wind would, and cut where it heals.",
      price: "from $640",
    },
    {
      name: "Deadwood",
      feet: 70,
      text: "Down before it comes down. The owls' branch stays, if you say which it is.",
      price: "from $340",
    },
    {
      name: "Cabling",
      feet: 52,
      text: "Two leaders that lean apart get a steel rope between them, checked every third fall.",
      price: "from $520",
    },
    {
      name: "Pruning",
      feet: 35,
      text: "Off the roof, off the wire, off the neighbor. Never more than a quarter in one year.",
      price: "from $280",
    },
    {
      name: "Removal",
      feet: 18,
      text: "In pieces, on ropes, from the top. Nothing lands that we did not lower.",
      price: "from $1,150",
    },
    {
      name: "Roots and stumps",
      feet: 0,
      text: "Air-spaded, aerated, or ground out to twelve inches. Chips are yours or ours.",
      price: "from $190",
    },
  ],
};

export const reasons: StandProps = {
  heading: { title: "Four in ten we leave alone." },
  picture: stand,
  lead: "Last year we looked at 612 trees that somebody wanted gone. 251 were fine, and we said so. It cost us a chipper.",
  reasons: [
    {
      figure: "4",
      title: "certified arborists",
      text: "One of them comes to see you. Not a salesman with a clipboard and a cousin.",
    },
    {
      figure: "0",
      title: "spikes on a tree that stays",
      text: "We climb living trees on rope. Spurs are for those that will not mind.",
    },
    {
      figure: "$2M",
      title: "insured, per tree",
      text: "The certificate is in your mailbox before the first rope is in your oak.",
    },
    {
      figure: "1",
      title: "price, in writing",
      text: "With the chips, the rake and the blower in it. You find the lawn you had.",
    },
    {
      figure: "3",
      title: "planted for each one felled",
      text: "Two on public land, one wherever you want it. We water the first summer.",
    },
  ],
};

export const storm: WindProps = {
  heading: {
    title: "Something is down?",
    lead: "Stay out from under it, keep everyone off the wire side, and call. Storm crews go out at any hour, from $385 with the first hour in it.",
  },
  phone,
  speed: "{} mph",
  winds: [
    { mph: 25, name: "Breeze", text: "Twigs on the lawn. Rake." },
    { mph: 40, name: "Gale", text: "Small limbs off. Look up, call in the morning." },
    { mph: 55, name: "Storm", text: "Limbs as thick as your arm. Call before you cut." },
    { mph: 75, name: "Hurricane", text: "Trunks go. Leave that side of the house, then call." },
  ],
};

export const estimate: SheetProps = {
  heading: {
    title: "Free estimate, on paper",
    lead: "An arborist walks your trees with you and leaves this sheet, filled in. Forty minutes, no charge, no obligation to cut anything.",
  },
  picture: kit,
  form: "Form 7 · Inspection of a standing tree",
  facts: [
    { label: "Species", value: "White oak" },
    { label: "Girth at 4 ft 6 in", value: "129 in" },
    { label: "Height", value: "84 ft" },
    { label: "Age, about", value: "205 years" },
    { label: "Lean", value: "6°, unchanged since 2019" },
    { label: "Owner fears", value: "The bedroom" },
  ],
  checks: [
    { label: "Fungus at the base", isSo: false },
    { label: "Dead wood over the roof", isSo: true },
    { label: "Cracks you can put a coin in", isSo: false },
    { label: "Soil lifting on one side", isSo: false },
  ],
  verdict: "Two dead limbs off. Then leave it alone for ten years.",
  price: "$340",
  answers: { yes: ": yes", no: ": no" },
  ask: { label: "Book a free estimate", href: "fact:email", means: "book" },
  lines: [
    { label: "Call", value: "{phone}", href: "fact:phone" },
    { label: "Write", value: "{email}", href: "fact:email" },
    { label: "Yard", value: "{address}" },
    { label: "Hours", value: "{hours}, storms any hour" },
  ],
};
