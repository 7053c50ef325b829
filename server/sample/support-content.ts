import type { CustomerKey, StudioKey } from "./cast-content.ts";
import type { SiteKey } from "./sites-content.ts";

/** Something that was said in a question: by whoever asked where nobody is named. */
export type Said = {
  ago: number;
  hour?: number;
  by?: StudioKey;
  as?: "answer" | "solution" | "note";
  text: string;
};

export type SampleQuestion = {
  from: CustomerKey;
  site?: SiteKey;
  page?: string;
  subject: string;
  asked: number;
  hour?: number;
  text: string;
  /** A picture that goes along, from the folder of the agency's pictures. */
  picture?: string;
  assigned?: StudioKey;
  said: readonly Said[];
  rated?: { ago: number; rating: "yes" | "partly" | "no" };
  solved?: number;
};

export const sampleQuestions: readonly SampleQuestion[] = [
  {
    from: "inez",
    site: "ninthFloor",
    subject: "The map shows floor 8",
    asked: 371,
    text: "People ring at the dentist's. Can the address say floor 9 where the map is, too?",
    said: [
      {
        ago: 371,
        hour: 20,
        by: "wilhelmina",
        as: "solution",
        text: "It does now: the street under Facts is what the map is asked for. We are sorry for the dentist.",
      },
    ],
    rated: { ago: 370, rating: "yes" },
  },
  {
    from: "teodor",
    site: "brickRow",
    subject: "A second telephone number",
    asked: 301,
    text: "The yard has its own number now. Where do I put it so that both are on the page?",
    said: [
      {
        ago: 300,
        hour: 14,
        by: "tobiah",
        text: "Facts hold one number, which is the one that the page calls. Write the yard's into the text of the contact page: it becomes a link by itself.",
      },
      { ago: 299, hour: 9, text: "That works. Thank you." },
    ],
    solved: 299,
  },
  {
    from: "ottilie",
    site: "bibliothek",
    subject: "Ein Fest am Ruhetag",
    asked: 330,
    text: "Wir haben an einem Mittwoch offen, obwohl mittwochs Ruhetag ist. Geht das, ohne die Woche zu ändern?",
    said: [
      {
        ago: 330,
        hour: 19,
        by: "wilhelmina",
        as: "solution",
        text: "Ja: unter Angaben, Öffnungszeiten, gibt es Ausnahmen mit Datum. Tragen Sie den Abend dort ein, und die Woche bleibt, wie sie ist.",
      },
    ],
    rated: { ago: 329, rating: "yes" },
  },
  {
    from: "maren",
    site: "oddvik",
    subject: "Greys look green on the wall screen",
    asked: 288,
    text: "On the gallery's big screen the greys of the ferries turn green. On my laptop they are right.",
    said: [
      {
        ago: 287,
        hour: 15,
        by: "tobiah",
        text: "The picture says which colours it means, and most screens listen. Could you tell us what the big one is called?",
      },
      { ago: 286, hour: 11, text: "It only says ART-65 on the back." },
      {
        ago: 286,
        hour: 12,
        by: "tobiah",
        as: "note",
        text: "Known: that panel ignores profiles. Nothing on our side.",
      },
      {
        ago: 286,
        hour: 16,
        by: "tobiah",
        as: "solution",
        text: "That panel shows every picture in its own colours. Its menu has a mode called sRGB, which helps.",
      },
    ],
    rated: { ago: 280, rating: "partly" },
  },
  {
    from: "imogen",
    site: "saltCabin",
    subject: "Can the evening be booked?",
    asked: 196,
    text: "Guests write to us for an evening and I answer by hand. Can the page do that?",
    said: [
      {
        ago: 195,
        hour: 10,
        by: "wilhelmina",
        text: "It can take wishes, which you confirm. Paying at once would be a page of its own; we can make you a price for that.",
      },
      { ago: 195, hour: 17, text: "Wishes will do for this season. Ask me again in autumn." },
    ],
    solved: 194,
  },
  {
    from: "tolu",
    site: "homeStraight",
    subject: "Old plans still on the invoice",
    asked: 139,
    text: "The printed plans were never printed, we agreed on that. The invoice has them all the same.",
    said: [
      { ago: 139, hour: 18, by: "tobiah", as: "note", text: "True, see the note of the call. Credit it." },
      {
        ago: 131,
        hour: 13,
        by: "tobiah",
        as: "solution",
        text: "You are right, and we are sorry. A credit note is on its way; there is nothing to pay.",
      },
    ],
    rated: { ago: 130, rating: "yes" },
  },
  {
    from: "marisol",
    site: "islaLarga",
    subject: "Pictures under water are too dark on phones",
    asked: 44,
    text: "In the sun nobody sees the turtle. Is there a brighter version, or do I take it out?",
    said: [
      {
        ago: 43,
        hour: 9,
        by: "wilhelmina",
        as: "solution",
        text: "We have made three brighter ones; they are in your pictures. The second is our favourite.",
      },
    ],
    rated: { ago: 42, rating: "yes" },
  },
  {
    from: "dag",
    subject: "Why am I told to pay twice?",
    asked: 24,
    text: "A reminder came for the trucks, and I have not even seen the trucks.",
    assigned: "tobiah",
    said: [
      {
        ago: 23,
        hour: 12,
        by: "tobiah",
        text: "The lettering was put on the blue one and the white one last month. Shall we send you the pictures of both?",
      },
    ],
  },
  {
    from: "marek",
    site: "theCellar",
    page: "/",
    subject: "The old key belongs on the first page",
    asked: 5,
    text: "We found the key to the cellar behind the panels. It belongs on the first page, where the ladder was. Is this picture large enough?",
    picture: "restaurant/key-cellar.jpg",
    assigned: "wilhelmina",
    said: [
      {
        ago: 4,
        hour: 10,
        by: "wilhelmina",
        text: "It is, and it is beautiful. One more from further away, with the lamps on, and we would open the page with it.",
      },
      { ago: 1, hour: 21, text: "The lamp is at the electrician's. On Thursday." },
    ],
  },
  {
    from: "mina",
    site: "courtyardHouse",
    subject: "Does the form reach me?",
    asked: 3,
    text: "Nobody has written yet. Is that the form or is that the people?",
    assigned: "tobiah",
    said: [
      {
        ago: 2,
        hour: 9,
        by: "tobiah",
        text: "It is the people: a message from us has just come through it. You will find it under Messages.",
      },
    ],
  },
  {
    from: "imogen",
    site: "ridgeHouse",
    subject: "It will not publish, and I do not see why",
    asked: 2,
    hour: 17,
    text: "It lists quotes that I never wrote. I want the page without them, but I like how it looks with them.",
    said: [],
  },
  {
    from: "ottoline",
    site: "neapChoir",
    subject: "Eleven names, in one line",
    asked: 1,
    hour: 11,
    text: "We are eleven basses, and the page takes ten. Who shall I leave out?",
    said: [],
  },
  {
    from: "perpetua",
    subject: "Is there a price for students?",
    asked: 0,
    hour: 6,
    text: "I have four coats and one year left at the school.",
    said: [],
  },
];

/** Words that the studio answers with often. */
export const sampleReplies = [
  {
    name: "Where a fact is changed",
    body: "Hello {name}, what {site} says of your business in many places is said once: open Content, then Facts. All pages follow.",
  },
  {
    name: "A domain takes a day",
    body: "Hello {name}, the records are right. It can take up to a day until all of the world has heard of them; {site} looks again by itself.",
  },
  { name: "Paid, thank you", body: "Hello {name}, your payment has come. Thank you." },
] as const;
