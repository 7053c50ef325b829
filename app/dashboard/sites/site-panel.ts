import type { MySite } from "../../account/profile.ts";

/** What the panel of a tab is given: the site as it is listed, and how it says that something of that has changed. */
export type SitePanelProps = { site: MySite; onChanged: () => void };
