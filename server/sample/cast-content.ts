/** Somebody of the sample: a character of the sample websites, with the business that they run. */
export type CastMember = {
  name: string;
  email: string;
  /** Days ago that the account was opened. */
  joined: number;
  /** Days ago that they were last seen. */
  seen: number;
  /** What their browser says of itself. */
  browser?: Browser;
};

export type Browser = keyof typeof browsers;

/** As browsers have it. */
export const browsers = {
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
  windows:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
  linux: "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0",
  phone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
} as const;

/** The two of the studio. */
export const studio = {
  wilhelmina: {
    name: "Wilhelmina Aske",
    email: "wilhelmina@fabula.example",
    joined: 415,
    seen: 0,
    browser: "mac",
  },
  tobiah: { name: "Tobiah Renn", email: "tobiah@fabula.example", joined: 412, seen: 1, browser: "linux" },
} as const satisfies Record<string, CastMember>;

/** Its customers, in the order in which they came. */
export const customers = {
  inez: { name: "Inez Varga", email: "inez@ninthfloor.example", joined: 411, seen: 70 },
  marguerite: { name: "Marguerite Sol", email: "marguerite@slowmargaret.example", joined: 399, seen: 41 },
  teodor: {
    name: "Teodor Hask",
    email: "teodor@brickrow.example",
    joined: 386,
    seen: 19,
    browser: "windows",
  },
  ottilie: { name: "Ottilie Brandt", email: "ottilie@bibliothek.example", joined: 368, seen: 2 },
  marek: { name: "Marek Salo", email: "marek@thecellar.example", joined: 356, seen: 1, browser: "mac" },
  maren: { name: "Maren Oddvik", email: "maren@oddvik.example", joined: 334, seen: 6 },
  imogen: { name: "Imogen Quay", email: "imogen@saltcabin.example", joined: 318, seen: 0, browser: "mac" },
  dag: { name: "Dag Ostrow", email: "dag@mossgiants.example", joined: 290, seen: 33, browser: "windows" },
  orla: { name: "Orla Venn", email: "orla@vaulthouse.example", joined: 262, seen: 4 },
  gunnar: { name: "Gunnar Lindholm", email: "gunnar@coldfeet.example", joined: 250, seen: 48 },
  haruo: { name: "Haruo Benning", email: "haruo@benning.example", joined: 241, seen: 95, browser: "phone" },
  tolu: { name: "Tolu Marsh", email: "tolu@homestraight.example", joined: 225, seen: 9 },
  ruth: { name: "Ruth Ekelhof", email: "ruth@ekelhof.example", joined: 208, seen: 61, browser: "linux" },
  marisol: { name: "Marisol Salcedo", email: "marisol@islalarga.example", joined: 196, seen: 3 },
  bea: { name: "Bea Quill", email: "bea@slowstart.example", joined: 170, seen: 8 },
  ada: { name: "Ada Kestrin", email: "ada@kestrin.example", joined: 151, seen: 102, browser: "phone" },
  teo: { name: "Teo Moretti", email: "teo@thebend.example", joined: 128, seen: 12, browser: "windows" },
  oona: { name: "Oona Treadgold", email: "oona@treadgold.example", joined: 110, seen: 5 },
  owen: { name: "Owen Tamsin", email: "owen@opensky.example", joined: 88, seen: 55, browser: "phone" },
  ottoline: { name: "Ottoline Brack", email: "ottoline@neapchoir.example", joined: 74, seen: 2 },
  delphine: { name: "Delphine Agard", email: "delphine@longholds.example", joined: 66, seen: 11 },
  mina: { name: "Mina Osei", email: "mina@courtyardhouse.example", joined: 52, seen: 1, browser: "windows" },
  ruben: { name: "Ruben Achter", email: "ruben@fabula.example", joined: 41, seen: 3 },
  adaeze: { name: "Adaeze Okonjo", email: "adaeze@firstlap.example", joined: 33, seen: 2, browser: "phone" },
  beatriz: { name: "Beatriz Fennimore", email: "beatriz@fennimore.example", joined: 26, seen: 7 },
  ruthc: { name: "Ruth Calder", email: "ruth@ridgehouse.example", joined: 20, seen: 4, browser: "windows" },
  iris: { name: "Iris Halloran", email: "iris@thursdaycircle.example", joined: 13, seen: 1 },
  ines: { name: "Ines Halloran", email: "ines@skerrowstacks.example", joined: 8, seen: 2, browser: "phone" },
  perpetua: { name: "Perpetua Lindqvale", email: "perpetua@nightshift.example", joined: 4, seen: 1 },
  drum: { name: "Drum Shoal", email: "hello@drumshoal.example", joined: 2, seen: 2, browser: "phone" },
} as const satisfies Record<string, CastMember>;

export type CustomerKey = keyof typeof customers;
export type StudioKey = keyof typeof studio;
export type CastKey = CustomerKey | StudioKey;

/** Who has an account that they have not opened yet, and days ago that the studio made it. */
export const invited = [
  { name: "Wilhelmina Sorrow", email: "sorrow@nightshift.example", ago: 5 },
  { name: "Old Pell", email: "pell@slowmargaret.example", ago: 2 },
] as const;

/** Days ago that somebody signed up who never followed the link. */
export const unconfirmed = [
  391, 352, 317, 288, 260, 247, 221, 199, 187, 166, 158, 139, 133, 119, 106, 97, 92, 83, 79, 71, 69, 62, 58,
  50, 47, 46, 39, 36, 34, 29, 27, 23, 22, 18, 16, 15, 11, 10, 9, 6, 5, 3, 2, 1,
] as const;

/** Whose passwords are told at the end, and what they are for whoever looks around. */
export const shown = [
  { key: "wilhelmina", as: "the studio" },
  { key: "imogen", as: "a customer with many sites" },
  { key: "marek", as: "a customer with a year to pay" },
] as const satisfies readonly { key: CastKey; as: string }[];
