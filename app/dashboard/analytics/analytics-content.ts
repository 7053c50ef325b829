import { identity } from "../../identity/identity.ts";

/** What is said of the visits of all sites at once. */
export const analyticsContent = {
  title: `Analytics · ${identity.name}`,
  description: "Who came to your sites, all together and each by itself.",
  name: "Analytics",
  label: "All sites together",
  sites: "Each by itself",
  /** Of those that are many. */
  most: (shown: number, all: number) => `The ${shown} that most came to, of ${all.toLocaleString("en")}.`,
  visitorsOf: (name: string) => `Visitors of ${name}`,
  states: { draft: "Still a draft", live: "", unpublished: "Unpublished", suspended: "Suspended" },
  empty: {
    none: "There is no site yet that somebody could visit. The first one takes a minute.",
    begin: "Create New Site",
    draft: "Nobody can come yet. Publish one of your sites, and everybody who visits it is counted.",
    toSites: "My Websites",
    live: "Nobody has come in this time. From the first visitor on, this page says how many and from where.",
  },
  loading: "Looking up the visits",
  failed: "The visits could not be fetched. It is us or the network, not you.",
  retry: "Try again",
} as const;
