import type { MySite } from "../../../account/profile.ts";
import type { Addresses } from "./read-addresses.ts";

/** What each part of the tab is given: the site, what is known of its addresses, and how it says that something has changed. */
export type AddressPartProps = { site: MySite; addresses: Addresses; onChanged: () => void };
