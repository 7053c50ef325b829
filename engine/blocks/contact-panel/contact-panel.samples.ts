import type { ContactPanelProps } from "./contact-panel.props.ts";

const phone = { label: "(555) 014-7720", href: "tel:+15550147720" };
const hours = [
  { days: "Monday to Friday", times: "7 AM to 6 PM" },
  { days: "Saturday", times: "8 AM to 1 PM" },
  { days: "Emergencies", times: "day and night" },
];

export const contactPanelSamples: Record<string, ContactPanelProps> = {
  band: {
    variant: "band",
    heading: { eyebrow: "Burst pipe?", title: "Shut the main valve, then call" },
    phone,
    note: "A plumber, not a call center. We are at your door within the hour.",
  },
  card: {
    variant: "card",
    heading: { title: "Talk to the workshop", lead: "Tell us what you see; we tell you what it is." },
    phone,
    hours,
    note: "Photos help. Text them to the same number.",
    actions: [{ label: "Free estimate", href: "/contact" }],
  },
  sticker: {
    variant: "sticker",
    heading: {
      eyebrow: "After the storm",
      title: "A branch on the roof is not for a ladder",
      lead: "Stay inside and away from the wires. We bring the crane.",
    },
    phone,
    hours: hours.slice(2),
    actions: [{ label: "What counts as urgent", href: "#faq" }],
  },
};
