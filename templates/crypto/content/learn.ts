import { learn } from "../pictures.ts";

export const opening = {
  eyebrow: "Learn",
  title: "Read this before you need it",
  lead: "Twenty minutes, no jargon that is not explained on the same page, and the part about losing money comes first in print size.",
  picture: learn,
  actions: [
    { label: "Begin with risk", href: "#risk" },
    { label: "Look up a word", href: "#glossary" },
  ],
};

export const articles = {
  variant: "columns" as const,
  heading: {
    eyebrow: "{count:questions:words} short articles",
    title: "How it works",
    lead: "Each is shorter than the terms of service it replaces.",
  },
  questions: [
    {
      question: "What do I own when I own a coin?",
      answer: [
        "An entry in a ledger that thousands of computers keep alike, and the key that may move it. Not a share, not a claim on anybody, not a thing. If nobody wants the entry tomorrow, it is worth nothing tomorrow.",
      ],
      isOpen: true,
    },
    {
      question: "What is a key, and who holds mine?",
      answer: [
        "A key is a number so large that it cannot be guessed. Whoever knows it can move the coins. On an exchange, the exchange holds the key and you hold a promise; in your own wallet you hold the key and nobody can help you if it is lost.",
        "Both are reasonable. Doing one while believing you do the other is not.",
      ],
    },
    {
      question: "What does an order book do?",
      answer: [
        "It lists what others will pay (bids) and what others will take (asks), best first. A market order takes from the other side at once, from the best price downwards. A large one eats through several prices, so its average is worse than the first line.",
      ],
    },
    {
      question: "Why is the price on the screen not the price I get?",
      answer: [
        "The large figure is the last trade. You buy at the best ask, which lies a little above, and sell at the best bid, a little below. The gap is the spread. On the practice ticket you can see both sides and which of them you pay.",
      ],
    },
    {
      question: "What happens when I send to a wrong address?",
      answer: [
        "An address ends in four characters that are a sum of the rest, so a mistyped one is refused. An address that is right but belongs to somebody else is not: there is no bank to call. Send a small amount first, look, then send the rest.",
      ],
    },
  ],
};

export const fees = {
  variant: "dense" as const,
  heading: {
    eyebrow: "Fees",
    title: "One rate, printed once",
    lead: "No tiers, no maker rebates, no discount for holding our own coin. Everybody pays the same quarter of a per cent, rounded up to the cent. The least order is ten dollars.",
  },
  caption: "Sample fees, in US dollars",
  columns: [
    { label: "What", align: "start" as const },
    { label: "Fee", align: "end" as const },
    { label: "On $1,000", align: "end" as const },
  ],
  rows: [
    { name: "Buy or sell", cells: ["0.25%", "$2.50"] },
    { name: "Deposit dollars", cells: ["Free", "$0.00"] },
    { name: "Withdraw dollars", cells: ["$1.00", "$1.00"] },
    { name: "Send coins", cells: ["At cost", "Shown first"] },
    { name: "Keep coins here", cells: ["Free", "$0.00"] },
  ],
};

export const glossary = {
  eyebrow: "Glossary",
  title: "{count:entries:words} words",
  entries: [
    { word: "Ask", meaning: "A price at which somebody offers to sell. The lowest one is the best." },
    { word: "Bid", meaning: "A price at which somebody offers to buy. The highest one is the best." },
    { word: "Cold storage", meaning: "A key kept on something that is not connected to anything." },
    { word: "Custody", meaning: "Who holds the key. There are two answers: you, or someone you trust." },
    { word: "Depth", meaning: "How much waits in the book near the price. Shallow books move fast." },
    { word: "Dominance", meaning: "One coin's share of the value of all. Here it is {name}'s: 52.3%." },
    {
      word: "Fear and greed",
      meaning: "A mood from 0 to 100. At 73, people buy because it rose. It says nothing of tomorrow.",
    },
    { word: "Guilloche", meaning: "Interlaced curves engraved by machine. Easy to draw, hard to copy." },
    { word: "Market cap", meaning: "Last price times coins in being. Nobody could sell them all at it." },
    { word: "Slippage", meaning: "The distance between the price you saw and the one you got." },
    {
      word: "Spread",
      meaning: "The gap between best bid and best ask. You cross it with every market order.",
    },
    { word: "Volume", meaning: "What changed hands in 24 hours. Large figures make small doors wider." },
  ],
};

export const risk = {
  eyebrow: "Risk, unabridged",
  title: "You can lose all of it",
  serial: "DR 0000 0000 0000 00",
  points: [
    "Most people who trade often lose money. The fee is certain, the gain is not.",
    "A coin can fall by half in a week without any reason that you will be told.",
    "A lost key is lost. There is no form for it.",
    "Sample figures on this site never go to zero. Real ones have.",
  ],
  advice:
    "Put in what you could set fire to without changing your plans for the month. If the sentence makes you uneasy, the amount is too high.",
  signature: "The back office",
};
