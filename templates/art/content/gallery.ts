import type { GalleryProps } from "../blocks/gallery/gallery.props.ts";
import { hungLabels } from "./labels.ts";

export const works = {
  title: "Gallery",
  lead: "One scale for all of them. What looks small here is small.",
  works: "{collection:works}",
  labels: hungLabels,
  list: "Works",
  count: {
    all: "All {count:works:words} works",
    some: "{} of {count:works:words} works",
    none: "No work of {count:works:words}",
  },
  search: { legend: "Search and filter", label: "Search", placeholder: "Search title, artist, medium" },
  shows: {
    all: "All",
    featured: "Featured",
    digital: "Digital Art",
    photography: "Photography",
    painting: "Painting",
    "3d": "3D Art",
  },
  filters: {
    label: "Filters",
    any: "any",
    price: "Price",
    orientation: "Orientation",
    availability: "Availability",
    wall: "My wall, in cm",
    anyWall: "any width",
    clear: "Clear filters",
  },
  prices: [
    { id: "to-5000", label: "up to $5,000", to: 5_000 },
    { id: "5000-15000", label: "$5,000 to $15,000", over: 5_000, to: 15_000 },
    { id: "over-15000", label: "over $15,000", over: 15_000 },
  ],
  orientations: { landscape: "landscape", portrait: "portrait", square: "square" },
  availabilities: { available: "available", sold: "sold" },
  none: {
    title: "Nothing hangs here.",
    text: "A nail, a line and the right height. No work fits all that you ask for.",
    reset: "Show all {count:works:words}",
  },
  more: {
    label: "Load More Artworks",
    done: "All {count:works:words} works are hanging. There is no back room; we turned it into the front room.",
  },
  standing: {
    sold: "sold",
    counts: "{} views, {}",
    size: "{} by {} cm, beside a mark of 170 cm",
    previous: "Previous",
    next: "Next",
    leave: "Step back",
  },
} satisfies GalleryProps;
