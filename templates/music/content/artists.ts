import type { TideChartProps } from "../blocks/tide-chart/tide-chart.props.ts";

export const artists = {
  heading: {
    title: "Who is in the water",
    lead: "{count:artists:words} artists, drawn to scale. The line is where their month stood at its highest; the label does not round up.",
  },
  labels: { listeners: "listeners a month", followers: "followers", thousand: "K", million: "M" },
  artists: [
    { name: "Drum Shoal", genre: "Percussion, mostly wood", followers: 318_000, monthlyListeners: 1_210_000 },
    { name: "Tern & Tern", genre: "Harp and tape duo", followers: 204_500, monthlyListeners: 941_000 },
    { name: "Saltglass", genre: "Ambient dub", followers: 562_000, monthlyListeners: 1_840_000 },
    { name: "Ottoline Brack", genre: "Voice and drone", followers: 176_200, monthlyListeners: 612_000 },
    { name: "Neap Choir", genre: "Eleven basses", followers: 91_700, monthlyListeners: 287_000 },
    {
      name: "Marrow Quay",
      genre: "Slow folk",
      followers: 70_300,
      monthlyListeners: 74_000,
    },
  ],
  note: "Marrow Quay has 74,000 listeners, and 70,300 of them follow. They also write letters, by hand, to us.",
} satisfies TideChartProps;
