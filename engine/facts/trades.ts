/**
 * The trades that templates are made for: how a business names its own, in the languages of sites, first as it is shown.
 * A word stands once; what is said longer ("Roofing & gutters of Vermont") is known by the words it begins with or holds.
 */
export const trades = {
  accounting: ["Accountant", "Accounting", "Bookkeeper", "Tax adviser", "Steuerberater", "Buchhaltung"],
  architecture: ["Architect", "Architecture", "Architekt", "Architekturbüro"],
  art: ["Art gallery", "Contemporary gallery", "Gallery", "Artist", "Museum", "Galerie", "Künstler"],
  bakery: ["Bakery", "Baker", "Patisserie", "Bäckerei", "Konditorei"],
  beauty: ["Beauty salon", "Cosmetics", "Nail studio", "Kosmetikstudio"],
  cafe: ["Café", "Coffee", "Tea room", "Cafe", "Kaffee"],
  carpentry: ["Carpenter", "Joiner", "Woodworker", "Cabinetmaker", "Tischler", "Schreiner", "Zimmerei"],
  charity: ["Charity", "Nonprofit", "Foundation", "Association", "Verein", "Stiftung"],
  cleaning: ["Cleaning", "Cleaner", "Window cleaner", "Gebäudereinigung", "Reinigung"],
  conservation: ["River charity", "Conservation", "Environmental group", "Naturschutz"],
  consulting: ["Consultant", "Consulting", "Agency", "Coach", "Unternehmensberatung", "Agentur"],
  dance: ["Dance school", "Dance", "Ballet", "Tanzschule"],
  dentistry: ["Dentist", "Dental practice", "Orthodontist", "Zahnarzt", "Zahnarztpraxis"],
  electrical: ["Electrician", "Electrical contractor", "Elektriker", "Elektroinstallation"],
  events: [
    "Event venue",
    "Events",
    "Esports arena",
    "Esports",
    "Festival",
    "Theatre",
    "Cinema",
    "Theater",
    "Kino",
  ],
  exchange: ["Digital exchange", "Exchange", "Broker", "Bank", "Investment", "Vermögensverwaltung"],
  fashion: ["Fashion house", "Fashion", "Clothing", "Tailor", "Boutique", "Mode", "Schneiderei"],
  fitness: ["Gym", "Strength gym", "Fitness studio", "Personal trainer", "Crossfit", "Fitnessstudio"],
  floristry: ["Florist", "Flower shop", "Blumenladen"],
  furniture: ["Furniture", "Interior design", "Interiors", "Möbel", "Raumausstattung"],
  gardening: [
    "Gardener",
    "Gardening",
    "Landscaper",
    "Landscaping",
    "Nursery",
    "Gärtnerei",
    "Gartenbau",
    "Gärtner",
  ],
  glazing: ["Glazier", "Windows", "Glaserei"],
  hairdressing: ["Hairdresser", "Barber", "Hair salon", "Friseur", "Barbier"],
  heating: ["Heating", "Air conditioning", "HVAC", "Heizung", "Klimatechnik"],
  hotel: ["Hotel", "Guesthouse", "Bed and breakfast", "Holiday home", "Pension", "Ferienwohnung"],
  jewellery: [
    "Jeweller",
    "Fine jewelry",
    "Jewelry",
    "Goldsmith",
    "Watchmaker",
    "Goldschmied",
    "Juwelier",
    "Uhrmacher",
  ],
  law: ["Lawyer", "Law firm", "Attorney", "Notary", "Rechtsanwalt", "Kanzlei", "Notar"],
  masonry: ["Mason", "Builder", "Construction", "Stonemason", "Maurer", "Bauunternehmen", "Steinmetz"],
  mechanics: ["Car repair", "Mechanic", "Garage", "Bicycle shop", "Autowerkstatt", "Fahrradladen"],
  medicine: [
    "Doctor",
    "Medical practice",
    "Physiotherapy",
    "Psychotherapist",
    "Arztpraxis",
    "Physiotherapie",
    "Heilpraktiker",
  ],
  music: ["Record label", "Band", "Musician", "Music school", "Choir", "Plattenlabel", "Musikschule"],
  painting: ["House painter", "Painter", "Decorator", "Maler", "Malerbetrieb"],
  pestControl: ["Pest control", "Exterminator", "Schädlingsbekämpfung"],
  photography: ["Photographer", "Photography", "Film maker", "Fotograf", "Fotografie"],
  plumbing: ["Plumber", "Plumbing", "Drain service", "Klempner", "Installateur", "Sanitär"],
  poolBuilding: ["Pool builder", "Swimming pools", "Pools", "Poolbau", "Schwimmbadbau"],
  property: ["Real estate agency", "Estate agent", "Realtor", "Property", "Immobilienmakler", "Immobilien"],
  restaurant: [
    "Restaurant",
    "Bistro",
    "Noodle counter",
    "Diner",
    "Bar",
    "Wine bar",
    "Catering",
    "Pizzeria",
    "Gasthaus",
    "Imbiss",
  ],
  roofing: ["Roofer", "Roofing", "Gutters", "Dachdecker", "Spengler"],
  school: [
    "School",
    "Tutoring",
    "Kindergarten",
    "Language school",
    "Driving school",
    "Schule",
    "Nachhilfe",
    "Fahrschule",
  ],
  shop: ["Shop", "Store", "Bookshop", "Deli", "Laden", "Buchhandlung", "Feinkost"],
  software: [
    "Software",
    "Developer platform",
    "App",
    "Software for tile workshops",
    "IT services",
    "Web developer",
    "Softwareentwicklung",
  ],
  solar: ["Solar installer", "Solar", "Solar power", "Solartechnik", "Photovoltaik"],
  sports: ["Sports club", "Athletics academy", "Athletics", "Football club", "Tennis club", "Sportverein"],
  tiling: ["Tiler", "Flooring", "Fliesenleger", "Bodenleger"],
  travel: ["Travel agency", "Expeditions", "Tours", "Tour guide", "Reisebüro", "Reisen"],
  treeCare: ["Tree service", "Tree surgeon", "Arborist", "Forestry", "Baumpflege", "Forstbetrieb"],
  veterinary: ["Veterinarian", "Vet", "Dog groomer", "Kennels", "Tierarzt", "Hundeschule"],
  wellness: ["Wellness studio", "Yoga", "Yoga studio", "Meditation", "Massage", "Spa", "Sauna", "Yogastudio"],
  wine: ["Winery", "Vineyard", "Brewery", "Distillery", "Weingut", "Brauerei"],
} as const satisfies Record<string, readonly string[]>;

export type Trade = keyof typeof trades;

const named = (Object.entries(trades) as [Trade, readonly string[]][]).flatMap(([trade, names]) =>
  names.map((name) => ({ trade, words: ` ${plain(name)} ` })),
);

/**
 * The trade that a business calls its own, such as "Roofing & gutters": of the names in it the longest decides.
 * `undefined` for one that is not known, which is then no template's own.
 */
export function tradeNamed(text: string): Trade | undefined {
  const said = ` ${plain(text)} `;
  const found = named.filter(({ words }) => said.includes(words));
  return found.sort((a, b) => b.words.length - a.words.length)[0]?.trade;
}

/** In small letters without accents, words apart. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
