import { sitesAddress as command } from "../../contract/sites-address.ts";
import { handle } from "../api/handle-command.ts";
import { siteOrigin } from "./site-origin.ts";

export const sitesAddress = handle(command, async ({ parts }) => {
  const [before = "", after = ""] = siteOrigin(parts.config, "*").split("*");
  return { before, after };
});
