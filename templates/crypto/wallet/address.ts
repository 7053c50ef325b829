const letters = "023456789acdefghjklmnpqrstuvwxyz";
const wholePattern = new RegExp(`^dr1[${letters}]{24}$`);

export type AddressProblem = "missing" | "not-ours" | "length" | "check";

/** Why `typed` is no address of the practice network: its last four characters are a sum of all before them. */
export function addressProblem(typed: string): AddressProblem | undefined {
  const address = typed.replaceAll(/\s/g, "").toLowerCase();
  if (address === "") return "missing";
  if (!address.startsWith("dr1")) return "not-ours";
  if (address.length !== 27) return "length";
  if (!wholePattern.test(address)) return "check";
  return checkOf(address.slice(0, 23)) === address.slice(23) ? undefined : "check";
}

/** The four characters that end an address, from the 23 before them. One wrong character changes them. */
export function checkOf(body: string): string {
  let sum = 1;
  for (const character of body) sum = (sum * 33 + character.charCodeAt(0)) % 1_048_573;
  return [15, 10, 5, 0].map((shift) => letters[(sum >> shift) & 31]).join("");
}

/** An address in groups of four, as it is read aloud and compared. */
export function groupsOf(address: string): string[] {
  return [address.slice(0, 3), ...(address.slice(3).match(/.{1,4}/g) ?? [])];
}
