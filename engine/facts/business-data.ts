import type { FactSource } from "./fact-texts.ts";
import { dialledNumber } from "./phone.ts";
import { weekdayKeys } from "./weekdays.ts";

type Json = { [key: string]: unknown };

const schemaDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * The business as schema.org knows it, for JSON-LD: `business` says of what type it is and what the facts do not know,
 * all else comes from the facts.
 */
export function businessData({ facts }: Pick<FactSource, "facts">, business: Json): Json {
  const { name, phone, email, street, city, region, postalCode, country, position } = facts;
  const { founded, hours, social, currency } = facts;
  const address = {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  };
  const open = weekdayKeys.flatMap((day, index) =>
    (hours?.week[day] ?? []).map(([opens, closes]) => ({ day: schemaDays[index], opens, closes })),
  );
  return withoutMissing({
    "@type": business["@type"],
    name,
    ...business,
    telephone: phone && dialledNumber(phone, country),
    email,
    // What the template says of it is of its own business.
    ...(currency && business.currenciesAccepted !== undefined && { currenciesAccepted: currency }),
    address: street || city ? withoutMissing(address) : undefined,
    geo: position && { "@type": "GeoCoordinates", ...position },
    foundingDate: founded?.toString(),
    sameAs: social?.map(({ href }) => href),
    openingHoursSpecification: open.length > 0 ? specifications(open) : undefined,
  });
}

/** Days with the same hours together. */
function specifications(open: readonly { day: string | undefined; opens: string; closes: string }[]): Json[] {
  const groups = Map.groupBy(open, ({ opens, closes }) => `${opens} ${closes}`);
  return [...groups.values()].map((group) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: group.map(({ day }) => day),
    opens: group[0]?.opens,
    // Of a whole day schema.org says 23:59.
    closes: group[0]?.closes.replace("24:00", "23:59"),
  }));
}

function withoutMissing(data: Json): Json {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
