/** How a telephone number may be written. */
export const phoneShape = /^\+?[\d()/ .-]{5,24}$/;

/** Calling codes of countries, and whether a number loses its leading 0 when it is called from elsewhere. */
const callingCodes: Readonly<Record<string, { code: string; keepsZero?: true }>> = {
  AT: { code: "43" },
  AU: { code: "61" },
  BE: { code: "32" },
  CA: { code: "1" },
  CH: { code: "41" },
  CZ: { code: "420" },
  DE: { code: "49" },
  DK: { code: "45" },
  ES: { code: "34" },
  FI: { code: "358" },
  FR: { code: "33" },
  GB: { code: "44" },
  HU: { code: "36" },
  IE: { code: "353" },
  IT: { code: "39", keepsZero: true },
  LU: { code: "352" },
  NL: { code: "31" },
  NO: { code: "47" },
  NZ: { code: "64" },
  PL: { code: "48" },
  PT: { code: "351" },
  SE: { code: "46" },
  US: { code: "1" },
};

/**
 * A telephone number as it is dialled from anywhere (E.164: `+12185550188`), from one as people write it in `country` (ISO
 * 3166). One of a country that the table does not have comes back as its digits, which the country itself can dial.
 */
export function dialledNumber(phone: string, country = ""): string {
  // "+49 (0)30": the 0 is for who calls from within.
  const digits = phone.replace(/^(\s*\+[^(]*)\(0\)/, "$1").replace(/\D/g, "");
  if (phone.trim().startsWith("+")) return `+${digits}`;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  const rule = callingCodes[country];
  if (!rule) return digits;
  if (rule.code === "1") return `+1${digits.replace(/^1(?=\d{10}$)/, "")}`;
  return `+${rule.code}${rule.keepsZero ? digits : digits.replace(/^0/, "")}`;
}
