import type { Facts } from "../../../engine/facts/facts.ts";
import { bringPicture } from "./bring-picture.ts";

type Logo = NonNullable<Facts["logo"]>;

/**
 * Makes the picture `logo` (a data URL, from the fitting room) one of the account's own, described as what it is: the name of
 * the business. Throws where that cannot be done now.
 */
export async function bringLogo(logo: string, name: string): Promise<Logo> {
  const [head = "", text = ""] = logo.split(",");
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return bringPicture(new File([bytes], `logo.${/png|webp|jpeg/.exec(head)?.[0]}`), name);
}
