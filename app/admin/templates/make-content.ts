import { identity } from "../../identity/identity.ts";

/** All that is said where a site of the studio's becomes a template. */
export const makeContent = {
  title: `Make a template · ${identity.name}`,
  description: "A site of the studio's becomes a template.",
  heading: "Make a template",
  lead: "A site that an administrator owns and has published can be what others begin with. It hangs in the fitting room and in Create New Site, beside the rest.",
  goes: {
    heading: "What goes along",
    text: "Its look, its pages, its pictures, and its words as samples, which whoever takes it writes over.",
  },
  stays: {
    heading: "What stays here",
    text: "Name, phone, address, mail and logo, wherever they are said; links that lead elsewhere; what is hidden or waits; messages, visitors, domains and redirects.",
  },
  all: "All templates",
  loading: "Looking up the sites of the studio",
  failed: "The sites could not be fetched. It is us or the network, not you.",
  retry: "Try again",
  none: "The studio has published no site of its own yet. Make one, publish it, and come back.",
  begin: "Create a site",
  mine: "The studio's sites",
  which: {
    legend: "The site",
    site: "Site",
    siteOf: (name: string, owner: string, isMine: boolean) => (isMine ? name : `${name}, of ${owner}`),
    version: "Version",
    versionOf: (number: number, name: string | null, when: string) =>
      `Version ${number}${name ? `, ${name}` : ""}, ${when}`,
    look: "Look at its versions",
  },
  as: {
    legend: "It becomes",
    next: (name: string) => `The next version of ${name}`,
    nextText: "New sites begin with it; those that began earlier stay as they are.",
    tooEarly: (version: number) =>
      `It is version ${version} of the site already. Only a later one takes its place.`,
    made: (name: string) =>
      `This version is ${name} already. Choose another one, or publish the site again to have a later one.`,
    new: "A template of its own",
  },
  name: "It is called",
  nameHint: "Whoever takes it puts their own name in its place.",
  industry: "Made for",
  industryHint: "In a line: “Bakery with a small café”.",
  trades: "Trades that it suits",
  tradesHint: "They see it first, and begin with its pictures. All others begin without those.",
  note: "What this version is",
  noteHint: "For the studio.",
  submit: "Make a template of it",
  busy: "Making it...",
  made: (name: string) => `${name} hangs in the fitting room now.`,
  went: (name: string) => `New sites begin with this version of ${name} now.`,
} as const;
