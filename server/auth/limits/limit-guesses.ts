import { networkOfAddress } from "../../http/network-of-address.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { isKnownNetwork } from "./known-network.ts";

/**
 * Counts a password that was tried for an address, whether or not it has an account: 10 wrong ones in 15 minutes close
 * the address to the network that they came from, 100 from anywhere close it to every network from which nobody has
 * signed in to the account before. So strangers lock nobody out of where they usually are. Throws `RateLimitError`, also
 * for the right password.
 *
 * Call it after the password was checked, of which only a few are at once: so of many guesses sent together, none gets
 * past the limit that the ones before it used up.
 */
export async function limitGuesses(
  auth: Auth,
  guess: { email: string; userId: string | undefined; right: boolean },
  requester: Requester,
): Promise<void> {
  const here = `${guess.email} ${networkOfAddress(requester.ip)}`;
  const isKnown = await isKnownNetwork(auth.database.typed, guess.userId, requester);
  const count = guess.right ? auth.limits.check : auth.limits.consume;
  await count("failed-password-by-address-and-network", here);
  if (!isKnown) await count("failed-password-by-address", guess.email);
  if (guess.right) await auth.limits.forget("failed-password-by-address-and-network", here);
}
