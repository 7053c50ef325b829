import type { MonitorsProps } from "../blocks/monitors/monitors.props.ts";
import { above, counterpoint, gambit, lowlight, overstack, slipstream } from "../pictures.ts";

/** The one that most people watch hangs first, and largest. */
export const streams = {
  heading: {
    eyebrow: "Sector 4",
    title: "On the wall now",
    lead: "{count:words} desks under the stands, on air from doors to lights out.",
  },
  liveLabel: "On air",
  viewersLabel: "watching",
  streams: [
    { streamer: "Vesper Lane", game: "{name}", viewers: 41_280, picture: above },
    { streamer: "mossgiant", game: "Lowlight", viewers: 18_904, picture: lowlight },
    { streamer: "Aunt Ruin", game: "Counterpoint", viewers: 12_611, picture: counterpoint },
    { streamer: "palindromemordnilap", game: "Slipstream Ninety", viewers: 9_046, picture: slipstream },
    { streamer: "The Tiebreak", game: "Gambit & Sons", viewers: 6_730, picture: gambit },
    { streamer: "quietkey", game: "Overstack", viewers: 3_118, picture: overstack },
  ],
} satisfies MonitorsProps;

export const watching = streams.streams.reduce((sum, { viewers }) => sum + viewers, 0);
