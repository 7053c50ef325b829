import type { AddressFault } from "./page-address.ts";

/** What the panel of pages says itself. */
export const pagesWords = {
  title: "Pages",
  add: "Add a page",
  inMenu: (place: number) => `Menu ${place}`,
  outOfMenu: "Not in the menu",
  records: "One for each record",
  name: "Name",
  nameHint: "As the menu and a browser’s tab call it.",
  address: "Address",
  begin: "Begins as",
  blank: "A heading and a text",
  copyOf: (name: string) => `A copy of ${name}`,
  becomes: (address: string) => `It becomes ${address}.`,
  create: "Add the page",
  cancel: "Close",
  rename: "Change name and address",
  save: "Change",
  leading: (links: number) =>
    links === 1
      ? "1 link leads here: it follows, and goes with the page."
      : `${links} links lead here: they follow, and go with the page.`,
  intoMenu: "Put into the menu",
  takeOut: "Take out of the menu",
  earlier: "Earlier in the menu",
  later: "Later in the menu",
  duplicate: "Duplicate",
  remove: "Remove",
  fields: "For search results",
  fullMenu: (most: number) => `The menu holds ${most} links. Take one out first.`,
  copyName: (name: string) => `${name}, copy`,
  faults: {
    name: "A page needs a name.",
    empty: "An address needs letters or digits, such as /about-us.",
    form: "This is too long for an address.",
    taken: "Another page has this address.",
    reserved: "The site itself shows something at this address.",
  } satisfies Record<AddressFault | "name", string>,
  removal: {
    question: (name: string) => `Remove ${name}`,
    leads: (address: string) => `From now on, ${address} leads`,
    nowhere: "nowhere",
    to: (name: string) => `to ${name}`,
    hint: "Old links and searches follow once you publish. Nowhere says that there is no such page.",
    submit: "Remove the page",
  },
  why: {
    first: "Every site has a first page: it stays at /.",
    records: (name: string) => `It is shown for each of the records of “${name}”, which lead here.`,
    design: "Parts of this design lead here by themselves.",
    needed: (section: string, page: string) => `${section} on ${page} needs it. Remove that first.`,
    frame: "Menu or footer lead here and cannot be without it.",
  },
  acts: {
    add: "Page added",
    remove: "Page removed",
    rename: "Page changed",
    menu: "Menu changed",
  },
  told: {
    added: (name: string) => `${name} is added. It is shown now.`,
    removed: (name: string, links: number) =>
      `${name} is removed${links === 0 ? "" : links === 1 ? ", and 1 link to it" : `, and ${links} links to it`}. Undo brings it back.`,
    leads: (address: string, name: string) => `${address} leads to ${name} as soon as you publish.`,
    renamed: (name: string, address: string) => `${name} stands at ${address}.`,
    inMenu: (name: string, place: number, of: number) => `${name} is ${place} of ${of} in the menu.`,
    outOfMenu: (name: string) => `${name} is not in the menu any more. Its address stays.`,
  },
} as const;
