import type { CallToActionProps } from "../../../engine/blocks/call-to-action/call-to-action.props.ts";
import type { StatsProps } from "../../../engine/blocks/stats/stats.props.ts";
import type { CreditsProps } from "../blocks/credits/credits.props.ts";
import type { DayProps } from "../blocks/day/day.props.ts";
import type { PassageProps } from "../blocks/passage/passage.props.ts";
import type { StillProps } from "../blocks/still/still.props.ts";
import { farEnough } from "../pictures.ts";
import { house } from "./house.ts";
import { voyages } from "./voyages.ts";

export const still: StillProps = {
  title: "Far enough",
  picture: farEnough,
  place: "61.80° N, 9.25° W",
  time: "8:14 PM, light going",
  sound: "[a kettle, somewhere below]",
  lead: "Six coasts a year, one ship, twelve berths. We sail to where the chart has more water than names.",
};

export const intermission: StatsProps = {
  variant: "row",
  heading: {
    title: "Intermission",
    lead: "The Slow Margaret is a brigantine of 1911: two masts, nine sails, and opinions about the weather. Your ticket pays for the bunk, the bread, and the distance.",
  },
  figures: [
    { value: "12", label: "berths. The thirteenth is the cook’s." },
    { value: "7 kn", label: "with everything set and the laundry in" },
    { value: "0", label: "bars of signal, at every one of the six" },
    { value: "1", label: "telephone, in a drawer, for emergencies" },
  ],
};

export const passage = {
  title: "One ship. So it is only ever in one place.",
  lead: "She follows the light down one ocean and comes home up the middle of it. Solid lines are for sale. Dashed ones are crew, rope work and laundry.",
  chart: {
    north: { latitude: 90, label: "90° N" },
    south: { latitude: -70, label: "70° S" },
    equator: "Equator",
    months: ["Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar"],
    stops: [
      { latitude: 68.2, place: "above" },
      { latitude: 78.5, place: "above" },
      { latitude: 62.1, place: "above" },
      { latitude: 28.6, place: "above" },
      { latitude: -23, place: "above" },
      { latitude: -51.7, place: "below" },
    ].map(({ latitude, place }, index) => ({
      name: voyages[index]?.name ?? "",
      from: voyages[index]?.season.from ?? "",
      to: voyages[index]?.season.to ?? "",
      latitude,
      place: place === "above" ? ("above" as const) : ("below" as const),
    })),
  },
} satisfies PassageProps;

export const day: DayProps = {
  title: "A day aboard, a frame every quarter of an hour",
  lead: "This is the color of the sky over Skerrow on the first of September, all ninety-six quarters of it, and the six watches that go with it.",
  latitude: 62,
  declination: 8,
  hours: [
    { at: "Midnight", text: "Middle watch. Stars, or the captain on the subject of stars." },
    { at: "4 AM", text: "Morning watch. Tea. The bread goes in." },
    { at: "8 AM", text: "Forenoon. Ropes, for those who like ropes." },
    { at: "Noon", text: "The boat goes ashore. It comes back for you." },
    { at: "4 PM", text: "Dog watches. The good light, and dinner waits for it." },
    { at: "8 PM", text: "First watch. Nobody has checked anything for hours." },
  ],
};

export const line: CallToActionProps = {
  variant: "corner",
  title: "Our form is one line long.",
  text: "Write which coast, and how you take your tea. We write back within two days, from wherever there is a pier.",
  actions: [{ label: "Write the line", href: "fact:email", means: "mail" }, house.phone],
};

export const credits: CreditsProps = {
  title: "End credits",
  roles: [
    { role: "The ship", name: "Slow Margaret" },
    { role: "Captain", name: "Ines Halloran" },
    { role: "Mate", name: "Tobiah Renn" },
    { role: "Cook", name: "Marguerite Sol" },
    { role: "Assistant to the cook", name: "Every passenger, once" },
    { role: "Bosun and knots", name: "Old Pell" },
    { role: "Charts", name: "Wilhelmina Aske" },
    { role: "Swell", name: "The North Atlantic" },
    { role: "Light", name: "Available" },
    { role: "Gulls", name: "Uncredited" },
    { role: "Horizon", name: "Played by itself" },
  ],
  notice: "No engine was run where a sail would do. Any resemblance to a cruise is coincidental.",
};
