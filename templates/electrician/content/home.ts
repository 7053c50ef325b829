import type { BoardProps } from "../blocks/board/board.props.ts";
import type { CablesProps } from "../blocks/cables/cables.props.ts";
import type { CallOutProps } from "../blocks/call-out/call-out.props.ts";
import type { CertificateProps } from "../blocks/certificate/certificate.props.ts";
import type { CircuitsProps } from "../blocks/circuits/circuits.props.ts";
import type { DiagramProps } from "../blocks/diagram/diagram.props.ts";
import { cores, lit, unlit } from "../pictures.ts";

const phone = { label: "{phone}", href: "fact:phone" };
const mail = { label: "{email}", href: "fact:email" };

export const board = {
  title: ["It worked", "a minute ago."],
  lead: "It always did. Edith Fuse and her daughters find out why, put it right, and label it.",
  phone,
  phoneNote: "Call. A Fuse picks up.",
  facts: [
    { label: "Price", value: "$95 call-out", note: "first half hour included" },
    { label: "Area", value: "{area}", note: "and 20 miles of shore" },
    { label: "Hours", value: "Open {hours}", note: "every day, same price" },
  ],
  estimate: { label: "Free estimate", href: "#call-estimate" },
  mainSwitch: "Main switch",
  on: "ON",
  off: "OFF",
  light: "The main switch works. Go on.",
  dark: "See. This is what we do.",
  lit,
  unlit,
} satisfies BoardProps;

export const circuits = {
  heading: {
    title: "{count:words} circuits.",
    lead: "In order of how much it hurts. Nothing here trips until you ask for more than it says.",
  },
  unit: "A",
  circuits: [
    {
      amperes: 15,
      name: "Lights",
      text: "Fittings, dimmers, and the switch that has never done anything. We find out what it did.",
      price: "from $120",
    },
    {
      amperes: 20,
      name: "Outlets",
      text: "New ones where the cord reaches, protected ones where the water does.",
      price: "from $145",
    },
    {
      amperes: 30,
      name: "Water & dryers",
      text: "Heaters, dryers, sump pumps: a line of their own, so the toast survives the laundry.",
      price: "from $380",
    },
    {
      amperes: 40,
      name: "Kitchens",
      text: "Ranges and ovens wired before the tiler comes, not through his tiles.",
      price: "from $440",
    },
    {
      amperes: 60,
      name: "Car chargers",
      text: "Permit, line and charger in a day. Your car eats while you sleep.",
      price: "from $890",
    },
    {
      amperes: 200,
      name: "Panels",
      text: "The old box out, the new one in, the house dark from nine to three and never again.",
      price: "from $2,600",
    },
  ],
} satisfies CircuitsProps;

export const reasons: CablesProps = {
  heading: { title: "Why us, core by core." },
  picture: cores,
  cores: [
    {
      colour: "brown",
      title: "41 minutes",
      text: "That is how long you wait at night, on average, over 312 nights.",
    },
    {
      colour: "blue",
      title: "One price, day or night",
      text: "$95 at noon, $95 at 3 a.m. Electricity does not keep hours either.",
    },
    {
      colour: "earth",
      title: "Four licensed Fuses",
      text: "No apprentice alone, no cousin, no one who is good with his hands.",
    },
    {
      colour: "black",
      title: "Every breaker labeled",
      text: "Printed, not penciled. You will know which one is the hall.",
    },
    {
      colour: "gray",
      title: "12 years on the work",
      text: "On paper, with a signature, transferable to whoever buys the house.",
    },
    { colour: "yellow", title: "Swept", text: "We bring a vacuum. We have been told it is the nicest part." },
  ],
};

export const diagram: DiagramProps = {
  heading: {
    title: "Your house on one line.",
    lead: "We leave this drawing inside the door of the board. The symbols are the usual ones, so the next electrician can read it too. It will be us.",
  },
  unit: "A",
  supply: { title: "The street", text: "120/240 V, theirs up to the meter" },
  main: { title: "Main breaker", text: "200 A, yours from here" },
  branches: [
    { symbol: "lamp", amperes: 15, colour: "brown", title: "Hall light", text: "two switches that disagree" },
    {
      symbol: "outlet",
      amperes: 20,
      colour: "blue",
      title: "Kitchen counter",
      text: "protected, within reach of the sink",
    },
    {
      symbol: "heater",
      amperes: 30,
      colour: "brown",
      title: "Water heater",
      text: "on its own, as it likes it",
    },
    { symbol: "motor", amperes: 20, colour: "blue", title: "Sump pump", text: "the one never to switch off" },
    { symbol: "charger", amperes: 60, colour: "brown", title: "Garage", text: "one car, asleep by eleven" },
    { symbol: "earth", colour: "earth", title: "Ground", text: "two rods, eight feet down, past the roses" },
  ],
};

export const certificate = {
  title: "Certificate of cost",
  number: "No. FD-0119",
  lead: "Parts and permit in, tax out. What is not on the sheet we write down before we open the toolbox.",
  columns: ["Work", "What is in it", "Price", "Result"],
  pass: "Pass",
  rows: [
    { work: "Call-out", scope: "the drive, a fault found, half an hour", price: "$95" },
    { work: "Each half hour after", scope: "one Fuse, all tools", price: "$60" },
    { work: "Light or switch", scope: "fitted, tested, old one taken away", price: "$120" },
    { work: "Outlet", scope: "on a line that is there", price: "$145" },
    { work: "New line, 30 A", scope: "breaker, cable up to 40 feet, outlet", price: "$380" },
    { work: "Range or oven line", scope: "40 A, before the tiles", price: "$440" },
    { work: "Car charger", scope: "60 A line, permit, charger hung", price: "$890" },
    { work: "New panel", scope: "200 A, 40 ways, every one labeled", price: "$2,600" },
    { work: "Whole-house test", scope: "every circuit, four pages, no jargon", price: "$240" },
  ],
  remark: "Remark: the doorbell transformer hums in E flat. Harmless. Left as found.",
  signed: "Edith Fuse, master electrician",
  stamp: { top: "Tested", middle: "0.3 Ω", bottom: "{city}" },
} satisfies CertificateProps;

export const callOut = {
  heading: { title: "Dark?" },
  phone,
  button: "Call",
  steps: [
    { title: "Look at the street.", text: "If it is dark too, it is the utility. Make tea on the gas." },
    {
      title: "Push the main fully off, then on.",
      text: "Once. If it trips again, leave it: it knows something.",
    },
    { title: "Smell burning? Out.", text: "911 first, then us. We will meet you on the sidewalk." },
  ],
  hours: "{hours}",
  estimate: {
    title: "Free estimate",
    text: "Nothing burning? Send a photo of the board with its door open. Nell answers with a price by breakfast, and it holds for 60 days.",
    phone: { label: "Talk it over: {phone}", href: phone.href },
    mail,
  },
} satisfies CallOutProps;
