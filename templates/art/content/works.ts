import { formatNumber } from "../../../engine/language/american-english.ts";
import type { Picture } from "../../../engine/picture.ts";
import type { Size } from "../hanging.ts";
import { eggs, ferries, letter, lowTide, parsley, ponds, selvedge, thread, weather } from "../pictures.ts";

export const categories = ["Digital", "Photography", "Painting"] as const;

export type Category = (typeof categories)[number];

export type Work = Size & {
  id: string;
  title: string;
  artist: string;
  year: number;
  medium: string;
  /** What is made more than once says how often. */
  edition?: string;
  /** In dollars. */
  price: number;
  isSold: boolean;
  category: Category;
  featured: boolean;
  likes: number;
  views: number;
  picture: Picture;
  /** What one notices on standing before it for a while. */
  note: string;
};

/** The nine works, in the order in which they hang. */
export const works: readonly Work[] = [
  {
    id: "weather",
    title: "Weather, Held Still",
    artist: "Maren Oddvik",
    year: 2025,
    medium: "Oil on linen",
    width: 200,
    height: 140,
    price: 64_000,
    isSold: false,
    category: "Painting",
    featured: true,
    likes: 231,
    views: 4812,
    picture: weather,
    note: "Painted wet in wet over one night. The orange went on last, and she says it was a mistake she agreed with.",
  },
  {
    id: "low-tide",
    title: "Low Tide, Second Attempt",
    artist: "Josefa Amaro-Lind",
    year: 2024,
    medium: "Acrylic on raw canvas",
    width: 150,
    height: 190,
    price: 38_000,
    isSold: true,
    category: "Painting",
    featured: false,
    likes: 318,
    views: 5260,
    picture: lowTide,
    note: "Poured, not brushed. The first attempt is still on her studio floor and cannot be removed.",
  },
  {
    id: "thread",
    title: "One Thread",
    artist: "Pell Anders-Roe",
    year: 2023,
    medium: "Etching after a computed line",
    edition: "Edition of 30",
    width: 38,
    height: 46,
    price: 1_400,
    isSold: false,
    category: "Digital",
    featured: true,
    likes: 187,
    views: 2904,
    picture: thread,
    note: "Sixty million points, one line. It took a machine nine seconds and a copper plate eleven weeks.",
  },
  {
    id: "letter",
    title: "Unread Letter",
    artist: "Ruth Ekelhof",
    year: 2026,
    medium: "Computed fold, painted aluminum",
    width: 110,
    height: 110,
    depth: 12,
    price: 27_000,
    isSold: false,
    category: "Digital",
    featured: true,
    likes: 264,
    views: 3977,
    picture: letter,
    note: "All of it is white. The red is painted where you cannot look and reaches you by way of its neighbors.",
  },
  {
    id: "ferries",
    title: "Eleven Minutes, All the Ferries",
    artist: "Silvan Dorsey-Mott",
    year: 2024,
    medium: "Chromogenic print",
    edition: "Edition of 7",
    width: 90,
    height: 135,
    price: 9_200,
    isSold: true,
    category: "Photography",
    featured: false,
    likes: 292,
    views: 4433,
    picture: ferries,
    note: "One exposure. Count four ferries and, if you are patient, eleven minutes of stars.",
  },
  {
    id: "selvedge",
    title: "Selvedge",
    artist: "Ada Kestrin",
    year: 2025,
    medium: "Woven in software, pigment print on cotton",
    edition: "Edition of 5",
    width: 210,
    height: 60,
    price: 14_500,
    isSold: false,
    category: "Digital",
    featured: false,
    likes: 142,
    views: 2188,
    picture: selvedge,
    note: "A cloth that was never woven: 340 threads one way, 97 the other, and every crossing decided by two waves.",
  },
  {
    id: "eggs",
    title: "Two Eggs and the Idea of a Third",
    artist: "Oona Treadgold",
    year: 2025,
    medium: "Pigment print",
    edition: "Edition of 10",
    width: 60,
    height: 75,
    price: 5_400,
    isSold: false,
    category: "Photography",
    featured: false,
    likes: 405,
    views: 6120,
    picture: eggs,
    note: "Made here, in the candling room, by its one north window. The third egg was breakfast.",
  },
  {
    id: "parsley",
    title: "Cow Parsley, Wrong Season",
    artist: "Beatriz Fennimore",
    year: 2026,
    medium: "Cyanotype on cotton paper",
    edition: "Unique",
    width: 50,
    height: 100,
    price: 3_600,
    isSold: true,
    category: "Photography",
    featured: false,
    likes: 356,
    views: 3655,
    picture: parsley,
    note: "No camera: the plants lay on the paper for twenty minutes of January sun.",
  },
  {
    id: "ponds",
    title: "Nineteen Ponds",
    artist: "Haruo Benning",
    year: 2026,
    medium: "Watercolor on cotton paper",
    width: 76,
    height: 57,
    price: 6_800,
    isSold: false,
    category: "Painting",
    featured: false,
    likes: 173,
    views: 2517,
    picture: ponds,
    note: "He paints one pond a day and never lets two touch. The pink one was a Sunday.",
  },
];

/** As a wall label has it: `200 × 140 cm`, width first. */
export function sizeText({ width, height, depth }: Size): string {
  return `${[width, height, ...(depth ? [depth] : [])].join(" × ")} cm`;
}

/** `$64,000`. */
export function priceText(price: number): string {
  return `$${formatNumber(price)}`;
}

export function likesText(likes: number): string {
  return `${formatNumber(likes)} likes`;
}
