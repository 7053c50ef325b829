/** Second names under which countries register, as in `co.uk`; what has another here is told apart too finely, never too coarsely. */
const registries = new Set(["ac", "co", "com", "edu", "go", "gob", "gov", "gv", "ne", "net", "or", "org"]);

/**
 * Whether two hosts belong to whoever registered one domain, as browsers judge who may set cookies for whom. Of the public
 * suffixes it knows those of countries alone: of two customers of one provider (`a.github.io`) it says that they do.
 */
export function sharesRegistration(one: string, other: string): boolean {
  return registeredPart(one) === registeredPart(other);
}

function registeredPart(host: string): string {
  const names = host.toLowerCase().replace(/\.$/, "").split(".");
  const [second = "", top = ""] = names.slice(-2);
  const isOfCountry = top.length === 2 && registries.has(second);
  return names.slice(isOfCountry ? -3 : -2).join(".");
}
