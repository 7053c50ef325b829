import type { SearchBoxProps } from "./search-box.props.ts";

const fields: SearchBoxProps["fields"] = [
  { name: "destination", label: "Destination", type: "text", placeholder: "An island, a coast, a port" },
  { name: "check-in", label: "Check-in", type: "date" },
  { name: "check-out", label: "Check-out", type: "date" },
];

export const searchBoxSamples: Record<string, SearchBoxProps> = {
  bar: { variant: "bar", fields, submitLabel: "Search" },
  line: {
    variant: "line",
    fields: [
      { name: "work", label: "Search the collection", type: "search", placeholder: "Title or artist" },
    ],
    submitLabel: "Search",
    extraLabel: "Filters",
  },
  card: {
    variant: "card",
    heading: { title: "Find a berth" },
    fields: [
      ...fields,
      { name: "cabin", label: "Cabin", type: "select", options: ["Any", "Single bunk", "Double, aft"] },
    ],
    submitLabel: "See passages",
  },
};
