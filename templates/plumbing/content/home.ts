import type { ClockProps } from "../blocks/clock/clock.props.ts";
import type { EstimateProps } from "../blocks/estimate/estimate.props.ts";
import type { FloorProps } from "../blocks/floor/floor.props.ts";
import type { ManifoldProps } from "../blocks/manifold/manifold.props.ts";
import type { NumberProps } from "../blocks/number/number.props.ts";
import type { TideProps } from "../blocks/tide/tide.props.ts";
import type { WheelProps } from "../blocks/wheel/wheel.props.ts";
import { emergencyPrice, mail, phone } from "./facts.ts";

export const call: NumberProps = {
  title: "Shut the main. Then call.",
  phone,
  call: "Call {phone}",
  facts: [
    { label: "Emergency", value: emergencyPrice, note: "and all of it comes off the repair" },
    { label: "Awake", value: "{hours}", note: "a plumber answers, not a menu" },
    { label: "Where", value: "{area}", note: "measured from the Lift Bridge" },
  ],
  estimate: { label: "Free estimate", href: "#estimate" },
};

export const wait: WheelProps = {
  heading: {
    title: "While it is still coming in",
    lead: "Four minutes of work for you, and the difference between a repair and a new kitchen.",
  },
  steps: [
    {
      title: "Close the main",
      text: "The wheel is where the pipe comes through the wall, most likely behind the paint you never use. Clockwise, until it argues.",
    },
    {
      title: "Switch the water heater off",
      text: "Breaker for electric, dial to Pilot for gas. A heater that runs empty becomes our second visit.",
    },
    {
      title: "Open the lowest tap",
      text: "The laundry sink will do. Whatever is left in the pipes leaves there, and not through your ceiling.",
    },
    {
      title: "Say what you see",
      text: "Where, how much, what color. We load the van by what you tell us, so we arrive with the part.",
    },
  ],
};

export const services: ManifoldProps = {
  heading: {
    title: "{count:words} things go wrong",
    lead: "All {count:words} have a price before we start. The call-out is in it.",
  },
  services: [
    {
      name: "Leaks and bursts",
      text: "Found, cut out, replaced. We patch nothing we would have to patch again.",
      price: "from $199",
    },
    {
      name: "Frozen pipes",
      text: "Thawed slowly with warm air, then lagged, so that this was the last time.",
      price: "from $240",
    },
    {
      name: "Blocked drains",
      text: "Cable first, camera second. You get to see the film. Most people decline.",
      price: "from $165",
    },
    {
      name: "Water heaters",
      text: "Relit, descaled, or out by noon and a new one hot by four.",
      price: "from $145",
    },
    {
      name: "Toilets and taps",
      text: "Anything that runs when nobody asked it to, quiet by the time we leave.",
      price: "from $130",
    },
    {
      name: "Sewer lines",
      text: "Roots, sags and clay from 1922. Relined from inside, the lawn stays a lawn.",
      price: "from $310",
    },
  ],
  more: { label: "Everything we do, and two price lists", href: "/services" },
};

export const clock = {
  heading: {
    title: "What time is it there?",
    lead: "The hour sets the price of coming out, and nothing else does. Say yes to the repair and the visit costs you nothing.",
  },
  zones: [
    {
      name: "Day",
      from: 7,
      to: 18,
      hours: "7 AM to 6 PM",
      price: "$89",
      note: "By appointment, in a window of one hour.",
    },
    {
      name: "Evening",
      from: 18,
      to: 22,
      hours: "6 to 10 PM",
      price: "$139",
      note: "After your work, before your bedtime.",
    },
    {
      name: "Night",
      from: 22,
      to: 7,
      hours: "10 PM to 7 AM",
      price: "$199",
      note: "Emergencies. We wake up so that you can stop being awake.",
    },
  ],
  middle: "3 AM",
  footnote:
    "Jumping the line is $199 by daylight too: somebody else's faucet waits for it. On public holidays every hour is a night at $249.",
} satisfies ClockProps;

export const reasons: FloorProps = {
  heading: { title: "Why this floor is dry" },
  reasons: [
    { title: "A plumber picks up", text: "Whoever answers can fix it, and is already putting on boots." },
    {
      title: "Priced, then opened",
      text: "You sign a figure before a wall is touched. It is also the figure at the end.",
    },
    {
      title: "No second pair of hands",
      text: "Nine licensed plumbers, all on our payroll. Nobody is sent who would have to send somebody.",
    },
    { title: "The part is in the van", text: "Six vans, 1,140 parts each, the same shelf in every one." },
    {
      title: "Two years on the joint",
      text: "If it weeps within two years we come back, and it is our Sunday.",
    },
    { title: "We mop", text: "It is in the name. Nobody leaves until a sock stays dry." },
  ],
};

export const night: TideProps = {
  heading: {
    title: "A Tuesday, Lakeside, minus 22",
    lead: "Water on one kitchen floor, in inches, as the owner measured it with a school ruler.",
  },
  unit: "in",
  entries: [
    { time: "3:07 AM", depth: 1.5, text: "Call answered on the second ring." },
    { time: "3:11 AM", depth: 1.75, text: "Main found behind the paint. Closed, clockwise." },
    { time: "3:44 AM", depth: 1, text: "Van 4 at the door with the right elbow." },
    { time: "4:20 AM", depth: 0.5, text: "New copper in. Pump running." },
    { time: "4:58 AM", depth: 0, text: "Floor mopped. Sock test passed." },
  ],
  total: "Bill: $412. Visit of $199 taken off: it was inside that.",
};

export const estimate: EstimateProps = {
  heading: {
    title: "Nothing is dripping yet?",
    lead: "Then take your time. Estimates are free, written, and good for sixty days.",
  },
  phone,
  ask: { label: "Ask for a free estimate", href: mail.href },
  hours: [
    { label: "At any hour", value: phone.label, href: phone.href },
    { label: "Estimates", value: "Monday to Saturday, 7 AM to 6 PM" },
    { label: "Counter", value: "{address}" },
    { label: "License", value: "{licence}" },
  ],
};
