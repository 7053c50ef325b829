import { poolbuilder } from "../../showcase-pictures.ts";
import type { DrainProps } from "../blocks/drain/drain.props.ts";
import type { PlungeProps } from "../blocks/plunge/plunge.props.ts";
import type { ReasonsProps } from "../blocks/reasons/reasons.props.ts";
import type { RopesProps } from "../blocks/ropes/ropes.props.ts";
import type { ShapesProps } from "../blocks/shapes/shapes.props.ts";
import type { ViewProps } from "../blocks/view/view.props.ts";
import type { WeeksProps } from "../blocks/weeks/weeks.props.ts";
import { board } from "../pictures.ts";
import { area, hours, phone, price } from "./contact.ts";

export const plunge: PlungeProps = {
  title: "Jump.",
  lead: "We build swimming pools: twelve weeks, one price, up to twelve feet.",
  phone,
  facts: [price, area, hours],
  actions: [{ label: "Free estimate", href: "#estimate", means: "estimate" }],
};

export const ropes: RopesProps = {
  depth: "2 ft",
  title: "{count:services:words} lanes of work",
  services: [
    { name: "New pools", price: "from $68,000", note: "Dug, tiled, filled." },
    { name: "Plunge pools", price: "from $39,000", note: "Ten feet by twenty. Enough." },
    { name: "Resurfacing", price: "from $9,800", note: "Plaster, pebble or glass." },
    { name: "Tile and coping", price: "from $4,200", note: "The line that the eye swims along." },
    { name: "Heat and pumps", price: "from $5,600", note: "Half the noise, half the bill." },
    { name: "Boards and ladders", price: "from $1,900", note: "Chrome, mostly. One is orange." },
  ],
};

export const shapes: ShapesProps = {
  depth: "4 ft",
  title: "{count:shapes:words} shapes",
  lead: "One scale. A square is five feet.",
  shapes: [
    { kind: "plunge", name: "Plunge", size: "10 × 20 ft", price: "$39,000" },
    { kind: "rectangle", name: "Rectangle", size: "16 × 32 ft", price: "$68,000" },
    { kind: "kidney", name: "Kidney", size: "20 × 36 ft", price: "$79,000" },
    { kind: "round", name: "Round", size: "24 ft across", price: "$72,000" },
    { kind: "lap", name: "Lap", size: "10 × 60 ft", price: "$84,000" },
    { kind: "ell", name: "Ell", size: "30 × 40 ft", price: "$104,000" },
  ],
};

export const view: ViewProps = {
  depth: "6 ft",
  title: "One board. Orange.",
  picture: board,
};

export const weeks: WeeksProps = {
  depth: "8 ft",
  title: "Twelve weeks",
  labels: { week: "Week {}", weeks: "Week {} to {}" },
  phases: [
    { from: 1, to: 2, name: "Stake", note: "String, pegs, permits. Change your mind now." },
    { from: 3, to: 3, name: "Dig", note: "Five days. Hide the good chairs." },
    { from: 4, to: 5, name: "Steel and pipe", note: "What you will never see." },
    { from: 6, to: 8, name: "Shell", note: "Sprayed in a day, left alone for three weeks." },
    { from: 9, to: 10, name: "Tile and coping", note: "By hand, by two people, in silence." },
    { from: 11, to: 12, name: "Fill", note: "Nineteen hours of hose. Then jump." },
  ],
};

export const reasons: ReasonsProps = {
  depth: "10 ft",
  title: "Why us",
  reasons: [
    { name: "One price", note: "Written down before the digger comes, and still that when it has gone." },
    { name: "Twelve weeks", note: "Each day after that is $150. We pay it to you." },
    { name: "Our own crew", note: "Eleven people, no strangers. You will know the dog by week three." },
    { name: "Ten years", note: "On shell, tile and pipe. The warranty is one page long." },
  ],
  picture: poolbuilder,
};

export const drain: DrainProps = {
  depth: "12 ft",
  title: "Call before you dig.",
  lead: "The estimate is free. It takes forty minutes, a tape measure and some shade.",
  phone,
  facts: [hours, area],
  actions: [
    { label: "Free estimate by e-mail", href: "fact:email", means: "mail" },
    { label: "Call {phone}", href: "fact:phone", means: "call" },
  ],
};
