import type { DataTableProps } from "./data-table.props.ts";

export const dataTableSamples: Record<string, DataTableProps> = {
  ruled: {
    variant: "ruled",
    heading: { title: "This week’s swims" },
    caption: "Water at 7 AM, measured from the jetty",
    columns: [
      { label: "Beach", align: "start" },
      { label: "Water", align: "end" },
      { label: "Since yesterday", align: "end" },
      { label: "High tide", align: "end" },
      { label: "Lifeguard", align: "start" },
    ],
    rows: [
      {
        name: "Old Harbor",
        note: "sheltered",
        cells: ["61 °F", { text: "1.2 °F", change: "up" }, "9:14 AM", "10 AM to 6 PM"],
      },
      {
        name: "Gull Point",
        note: "surf",
        cells: ["58 °F", { text: "0.4 °F", change: "down" }, "9:21 AM", "10 AM to 6 PM"],
      },
      {
        name: "Mill Cove",
        note: "pebbles",
        cells: ["60 °F", { text: "0", change: "level" }, "9:02 AM", "weekends"],
      },
    ],
  },
  dense: {
    variant: "dense",
    heading: { eyebrow: "Markets", title: "Six to watch" },
    caption: "Sample prices in US dollars, last 24 hours",
    columns: [
      { label: "Asset", align: "start" },
      { label: "Price", align: "end" },
      { label: "24 h", align: "end" },
      { label: "Course", align: "end" },
      { label: "Market cap", align: "end" },
      { label: "Volume", align: "end" },
    ],
    rows: [
      {
        name: "Bitcoin",
        note: "BTC",
        cells: [
          "$64,812.40",
          { text: "2.41%", change: "up" },
          { text: "rising", course: [4, 5, 4.6, 6, 5.8, 7, 6.7, 8, 8.4] },
          "$1.28T",
          "$31.4B",
        ],
      },
      {
        name: "Ethereum",
        note: "ETH",
        cells: [
          "$3,148.92",
          { text: "1.08%", change: "up" },
          { text: "rising", course: [5, 4.2, 4.8, 4.4, 5.6, 5.2, 6, 6.2, 6] },
          "$378.4B",
          "$14.9B",
        ],
      },
      {
        name: "Solana",
        note: "SOL",
        cells: [
          "$142.07",
          { text: "3.26%", change: "down" },
          { text: "falling", course: [8, 7.4, 7.8, 6.6, 6.9, 5.4, 5.8, 4.9, 4.2] },
          "$66.1B",
          "$2.7B",
        ],
      },
    ],
    rowAction: { label: "TRADE" },
  },
};
