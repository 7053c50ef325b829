import { identity } from "../identity/identity.ts";

/** The pieces in their order; each has a picture of the same name in `pictures.ts`. */
export const pieceNames = [
  "typing",
  "pictures",
  "links",
  "facts",
  "sections",
  "pages",
  "look",
  "checks",
  "undo",
  "publishing",
] as const;

export type PieceName = (typeof pieceNames)[number];

type Piece = {
  title: string;
  text: string;
  /** What its picture shows. */
  alt: string;
};

/** All that the page about editing says. */
export const help = {
  meta: {
    title: `How editing works — ${identity.name}`,
    description:
      "Ten short pieces about writing on the page itself: words, pictures, links, facts, sections, pages, the look, checks, undo and publishing.",
  },
  skip: "Skip to the ten pieces",
  home: "Back to the shelf",
  room: "Help",
  title: ["Write on the page itself.", "Ten short pieces say how."],
  lead: "Nothing to set up and nothing to learn first: what you see is what you change. Read on when you want to know what else there is.",
  begin: { label: "Try it on a design", href: "/make/wellness" },
  pieces: {
    typing: {
      title: "Click a word and type",
      text: "Every word on the page can be written over. Click it and type: the page is what you typed, in its own letters, while you type it. Escape or a click beside it ends that. What does not fit is kept and marked, never swallowed.",
      alt: "A page in the editor; its heading is being written over, with the caret behind the last word.",
    },
    pictures: {
      title: "Press a picture for another",
      text: "Choose one from your machine, and say what it shows for those who do not see it. With an account you also have a library of all your pictures, cut one to its frame and mark the point that is never cut away.",
      alt: "A picture of the page has been pressed; a small window beside it shows it again with the words that describe it.",
    },
    links: {
      title: "See where a link leads",
      text: "While you type the words of a link, the address it leads to stands beside it. Press that to choose a page, a place on a page, a telephone number or a mail address. When a page moves, the links to it follow.",
      alt: "A link is being typed; beside it stands where it leads.",
    },
    facts: {
      title: "Say a fact once",
      text: "Name, telephone, address and hours are facts: they stand once and are said wherever the site needs them, in the footer, the imprint and for search engines. Press one on the page and it tells you in how many places it is said.",
      alt: "A fact of the business has been pressed: a small window holds it and says in how many places it stands.",
    },
    sections: {
      title: "Move, copy and add sections",
      text: "The list beside the page has its sections in their order. Move one up or down, copy it, hide it for a while or take it out. “Add a section” shows all that the design has, drawn with your own words and colors.",
      alt: "The list of sections beside the page, one of them chosen, with what can be done with it.",
    },
    pages: {
      title: "Give the site its pages",
      text: "Add a page from blank or as a copy, name it, give it an address and a place in the menu. There you also write what a search engine and a shared link show of it, and see both as they will look.",
      alt: "The panel of pages: each with its name and address.",
    },
    look: {
      title: "Change how it looks",
      text: "Five colors, two families of type, the spacing, the corners and the mark. Whatever you choose, everything stays readable: what would not be is moved until it is. Shuffle finds others within the design’s manner, and its own look is one press away.",
      alt: "The look panel with five colors and the families of type beside the page that wears them.",
    },
    checks: {
      title: "Let it look over your shoulder",
      text: "Checks read along: links that lead nowhere, pictures without words, titles that are missing, texts that are cut on a phone, and what is still the design’s sample. Each says where it is, and many are mended in one press.",
      alt: "The checks panel lists what is to be looked at, each with a button that leads there.",
    },
    undo: {
      title: "Nothing is lost",
      text: "Each of your last 500 steps can be taken back, after a reload too, and “What you did” lists them; what you made stays when you leave. Without a network you go on typing: all of it is kept on your machine and sent later. When two of you write at once, both are kept, and only the same words are asked about.",
      alt: "The list of what was done, the last step first, with the present one marked.",
    },
    publishing: {
      title: "Keep it, then publish",
      text: "What you make without an account stays in this browser. “Keep this site” takes it along into an account with every word in it. There “Publish” checks it once more, shows what has changed and puts it on its address; an earlier version is never further than one press.",
      alt: "The bar of the editor with the button that keeps the site.",
    },
  } satisfies Record<PieceName, Piece>,
  keys: {
    title: "By keyboard",
    lead: "All of it works without a mouse. On a Mac it is ⌘ where it says Ctrl.",
    /** Those that belong to a text; the others are the editor’s commands. */
    ofTexts: [
      { keys: "Tab", does: "To the next text of the section" },
      { keys: "Enter", does: "Write in it" },
      { keys: "Escape", does: "Leave it" },
      { keys: "Alt+Enter", does: "All that belongs to it: its link, its picture" },
    ],
  },
} as const;
