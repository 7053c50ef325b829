import type { ComponentType } from "react";

/** What a card says of its room at this moment: one number in words, and one thing to do next (a path, or a mail address). */
export type CardNews = { figure?: string; next?: { label: string; to: string } };

/** One room of an area: what it is called, what it is for, and how it is drawn. */
export type AreaCard = {
  name: string;
  text: string;
  icon: ComponentType<{ size?: number; strokeWidth?: number; "aria-hidden"?: boolean }>;
  figure: ComponentType<{ className?: string }>;
  /** The part of the card that the drawing fills, as Tailwind classes of something positioned; unless told what is above the words. */
  figurePlace?: string;
  tone: "paper" | "raised" | "deep" | "accent";
  /** Where it stands in the twelve columns of a wide page, as Tailwind classes. */
  place: string;
  /** The room that it leads to; a room that is not built yet has none. */
  to?: string;
  /** The one card that is read first. */
  lead?: boolean;
};
