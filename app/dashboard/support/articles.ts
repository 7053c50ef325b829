import { helpAddress } from "../../help/address.ts";
import { help, pieceNames } from "../../help/content.ts";

/** Something that is asked often, with its answer. */
export type Article = {
  /** Names it in addresses. */
  slug: string;
  title: string;
  /** Paragraphs. */
  text: readonly string[];
  /** Words that somebody uses who asks for it, beside those of the title. */
  words: string;
  /** Where one goes on. */
  to?: { label: string; href: string };
};

const own: readonly Article[] = [
  {
    slug: "domain",
    title: "How do I use a domain of my own?",
    text: [
      "Open the site, then Addresses, and type the domain. You are shown what to enter where you bought it: one record that proves it is yours, and one that leads visitors here.",
      "We look again by ourselves until both are found. That takes minutes, on some providers a day. Then the domain shows your site, with its certificate, and the address it had before leads there.",
    ],
    words: "dns record address www cname url certificate https own name",
    to: { label: "My Websites", href: "/dashboard/sites" },
  },
  {
    slug: "publish-held",
    title: "Why is my site not published?",
    text: [
      "Publish looks the site over first. What would hurt you stops it: a link that leads nowhere, a page without a title, text that nobody can read on its ground, a form that reaches nobody, and words of the design that speak for a business that does not exist.",
      "Each is named with its place. Sections that are still the design's samples can be hidden in one press, and the rest goes live.",
    ],
    words: "publish button greyed blocked held findings error sample live cannot",
  },
  {
    slug: "earlier-version",
    title: "How do I go back to an earlier version?",
    text: [
      "Every publish is kept as a version, for ever. Open the site, then Versions: each says what changed with it in words, and is drawn beside your draft.",
      "“Bring into the draft” changes nothing for visitors until you publish. “Go live with this” shows it to them at once, and your draft stays as it is.",
    ],
    words: "restore undo old history back lost wrong roll back previous",
    to: { label: "My Websites", href: "/dashboard/sites" },
  },
  {
    slug: "messages",
    title: "Where do messages from my site arrive?",
    text: [
      "In the site's Messages, and by mail to whoever is named under Settings: its owner, unless that was changed. Reply to that mail and you write to the visitor.",
      "What looks like spam is held back there for 30 days, with the reason, and nothing of it is mailed. Take out what is none.",
    ],
    words: "form contact mail email inbox spam quarantine received order nothing arrives",
  },
  {
    slug: "people",
    title: "How does somebody else work on my site?",
    text: [
      "Open the site, then People, and type their mail address. An editor changes what the site says and reads its messages; a viewer looks. Whether editors may publish, you say there.",
      "Nobody has your password for that. You can hand the site over there, too: it is theirs once they accept.",
    ],
    words: "invite share access team colleague editor role owner transfer hand over",
  },
  {
    slug: "preview",
    title: "How do I show a draft before it is live?",
    text: [
      "Open the site, then Previews, and make a link. Whoever has it sees the draft, or a version, for a day, a week or a month, with a password if you like, and can leave comments beside a section.",
      "You read the comments in the editor, where they stand. Revoke the link, and it opens nothing from the next click on.",
    ],
    words: "link share comment client feedback show draft password",
  },
  {
    slug: "another-design",
    title: "Can I change the design without losing words?",
    text: [
      "Yes. Open the site, then Design: your own words and pictures are drawn in all the others. What a design has no place for is kept in the tray, and comes back with one that has.",
      "You can go back at any time: to the letter, or with what you have written since.",
    ],
    words: "template theme switch redesign look style layout tray",
    to: { label: "My Websites", href: "/dashboard/sites" },
  },
  {
    slug: "brand",
    title: "How do all my sites get the same colors and letters?",
    text: [
      "Say them once under Brand Settings: name, facts, colors, letters and logo. New sites begin with them, and each site you have can wear them in one press, which one more press takes back.",
    ],
    words: "brand color colour font letters logo palette all sites same",
    to: { label: "Brand Settings", href: "/dashboard/brand" },
  },
  {
    slug: "visitors",
    title: "How are visitors counted?",
    text: [
      "As pages are served, without a cookie and without a script, so that no banner is needed. We keep sums of a day, not persons: pages, where people came from, and on what kind of device.",
      "Machines that say what they are count for nothing, and so does whoever asks not to be told apart, except for the pages they saw.",
    ],
    words: "analytics statistics traffic cookie banner gdpr numbers privacy",
    to: { label: "Analytics", href: "/dashboard/analytics" },
  },
  {
    slug: "export",
    title: "Can I take everything with me?",
    text: [
      "At any time. Under Settings of a site you save it as a zip: the pages as they are served, which any web server shows, and the document that can be brought back here. Messages come with it.",
      "All that is kept of you, you fetch under My account.",
    ],
    words: "export download leave backup zip data copy move away import",
    to: { label: "My account", href: "/dashboard/account" },
  },
  {
    slug: "trash",
    title: "I have deleted a site. Is it gone?",
    text: [
      "It waits in the trash for 30 days, with its pictures, messages and address. Under My Websites choose Trash and take it out: it is as it was.",
      "After 30 days it is erased, and then nobody can bring it back, not we either.",
    ],
    words: "delete deleted trash restore removed erased lost site back",
    to: { label: "The trash", href: "/dashboard/sites?state=trashed" },
  },
  {
    slug: "pictures",
    title: "Why is my picture refused?",
    text: [
      "Pictures are JPEG, PNG, WebP or AVIF of at most 25 MB. An iPhone's HEIC, drawings as SVG and moving pictures are not taken: save them as JPEG or PNG first.",
      "What the camera wrote into the file, the place too, is taken out before anybody sees the picture.",
    ],
    words: "upload photo image heic svg gif large too big size format",
    to: { label: "Your pictures", href: "/dashboard/pictures" },
  },
  {
    slug: "password",
    title: "I cannot sign in, or want another address",
    text: [
      "“Forgot the password?” on the sign-in page mails you a link that works for an hour. Under My account you change name, address and password, and see where you are signed in; there you also sign out everywhere else.",
      "A changed mail address can be taken back from the old one for 7 days, should it not have been you.",
    ],
    words: "login password sign account email change forgot session device hacked",
    to: { label: "My account", href: "/dashboard/account" },
  },
];

/** All that can be offered: what is asked often, and the pieces about editing, each at its own address. */
export const articles: readonly Article[] = [
  ...own,
  ...pieceNames.map((name) => ({
    slug: `editing-${name}`,
    title: help.pieces[name].title,
    text: [help.pieces[name].text],
    words: "editor edit write",
    to: { label: "How editing works", href: `${helpAddress}#${name}` },
  })),
];

/** Those that have no address of their own elsewhere. */
export const ownArticles = own;
