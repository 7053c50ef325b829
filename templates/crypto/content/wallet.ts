import type { Cents } from "../market/figures.ts";
import { wallet as picture } from "../pictures.ts";

export type Holding = { symbol: string /** In millionths. */; amount: number; address: string };

/** What the sample account holds; the trading page practices with it. */
export const cash: Cents = 25_000_00;

/** Sample addresses of a network that does not exist; each adds up (wallet/address.ts). */
export const holdings: readonly Holding[] = [
  { symbol: "DRC", amount: 412_500, address: "dr1q7mz4kx9w2cv8tn3ehp0j8sq" },
  { symbol: "TLT", amount: 3_280_000, address: "dr1f5uy8a0j6sd3gr9wle4k5jsg" },
  { symbol: "STR", amount: 14_650_000, address: "dr1v2nc7xe5h8pz4mt0qk9a724u" },
  { symbol: "MNA", amount: 38_900_000, address: "dr1j9dg3sr6yl5uf8w2a7hcjwkn" },
  { symbol: "HCT", amount: 520_000_000, address: "dr1t4kp8mv0xn6zq3ec5jw9akcy" },
  { symbol: "OBL", amount: 2_750_000_000, address: "dr1a6le2hr7us9dy4gf3vn8aw9m" },
];

export const wallet = {
  seo: {
    title: "Wallet | Drachm",
    description:
      "A sample wallet: six holdings with their share, addresses to copy, and a practice transfer that checks an address and sends nothing.",
  },
  title: "Wallet",
  lead: "What you hold, what it is worth, where it lives. A sample, so nobody is jealous.",
  totalLabel: "Coins and cash",
  cashLabel: "Cash",
  allocation: "Allocation",
  allocationNote: "The band is as wide as the coin is heavy. It is engraved, so it can be read in gray.",
  addresses: "Holdings and addresses",
  copy: "Copy",
  copied: "Copied",
  notCopied: "Select and copy by hand",
  keys: {
    eyebrow: "Keys",
    title: "The address is the door. The key is the key.",
    points: [
      "An address can be shown to anybody. It only receives.",
      "A key signs what leaves. Whoever has seen it can sign.",
      "No one at Drachm asks for it. Whoever asks is not at Drachm.",
    ],
    link: { label: "More about keys", href: "/learn#articles" },
    picture,
  },
};

/** Words of the practice transfer. */
export const transfer = {
  title: "Practice a transfer",
  text: "The check is real, the transfer is not: nothing leaves this page.",
  coin: "Coin",
  to: "To address",
  toHint: "27 characters that begin with dr1. The last four are a sum of the others: change one and see.",
  example: "Fill in one that adds up",
  amount: "Amount",
  submit: "Check and practice",
  again: "Another transfer",
  done: {
    title: "It would have left",
    text: "The address adds up and the wallet covers it. In a real wallet this is the last moment to read both again.",
  },
  addressProblems: {
    missing: "Put in an address first.",
    "not-ours": "Addresses of this network begin with dr1.",
    length: "An address has 27 characters. Count what was pasted.",
    check: "This address does not add up: a character is wrong. Nothing was done.",
  },
};

/** What the amount fields of both forms say. */
export const amountProblems = {
  missing: "Put in an amount first.",
  unreadable: "Write the amount as a plain number, for example 0.25.",
  zero: "The amount must be more than zero.",
  "too-fine": "A coin has six decimals at most.",
  "too-large": "That is more coins than there are.",
};
