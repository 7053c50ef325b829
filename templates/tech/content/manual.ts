import type { ManualProps } from "../blocks/manual/manual.props.ts";

export const manual = {
  name: "{shortName}(1)",
  book: "{name} Commands Manual",
  title: "The docs are one page. This one.",
  summary: "{shortName} - puts code near people",
  synopsis: [
    "{shortName} deploy [--regions list] [--preview] [--dry-run]",
    "{shortName} undo [--to deploy]",
    "{shortName} logs [--since time] [--only region]",
    "{shortName} secret set name",
  ],
  lead: "Takes the folder it is called in, works out how to build it, and runs the result wherever somebody asks for it. It has no configuration file until you need one, and then it has nine lines.",
  options: [
    {
      flag: "-r, --regions list",
      text: "Airport codes with commas, or all. The default is all; there is no reason to be shy.",
    },
    { flag: "-p, --preview", text: "Deploys to an address of its own. Main stays as it is." },
    { flag: "-n, --dry-run", text: "Says what would happen, in the past tense, for practice." },
    { flag: "-t, --to deploy", text: "With undo: how far. Any deploy of the last 90 days." },
    { flag: "-q, --quiet", text: "Prints nothing. Recommended for people who narrate." },
  ],
  status: [
    { code: "0", text: "It runs." },
    { code: "1", text: "It did not build. The old version still runs." },
    { code: "2", text: "It built, and failed its first probe. The old version still runs." },
    { code: "64", text: "You meant a different folder." },
  ],
  bugs: "Very small sites are live before the kettle has been filled. This is documented and will not be fixed.",
  maker: "{name}",
  date: "November 2026",
  labels: {
    name: "Name",
    synopsis: "Synopsis",
    description: "Description",
    options: "Options",
    status: "Exit status",
    bugs: "Bugs",
  },
} satisfies ManualProps;
