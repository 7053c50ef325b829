import { risk } from "../../content/learn.ts";
import type { SpecimenProps } from "./specimen.props.ts";

const { eyebrow, title, points } = risk;
const clauses = points.map((text, index) => ({ title: `Clause ${index + 1}`, text }));

export const specimenSamples: Record<string, SpecimenProps> = {
  own: risk,
  reasons: { eyebrow, title, reasons: clauses.slice(0, 3) },
  steps: { title, steps: [...clauses, { title: "At last", when: "5 PM" }] },
  said: { title, lead: risk.advice, actions: [{ label: "Begin with risk", href: "#risk" }] },
};
