import { applyBrand as command } from "../../contract/apply-brand.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";
import { dressSite } from "./dress-site.ts";
import { keepBrandChange } from "./keep-brand-change.ts";
import { putOnBrand } from "./put-on-brand.ts";

export const applyBrand = handle(command, async ({ input, actor, parts, write }) => {
  const { request, site, revision, brand, publish } = input;
  const dressed = await dressSite(parts, actor, input);
  return write(async (writing) => {
    const { transaction } = writing;
    const row = await openSite(transaction, actor, site, "manage");
    if (publish && (row.live_build === null || row.live_revision !== revision)) {
      throw new CommandError("not_now", {
        message:
          "Visitors do not see all of this draft yet: publish the site itself, or leave its changes to later.",
      });
    }
    const answer = await putOnBrand(writing, { actor, jobs: parts.jobs }, input, dressed, { publish });
    await keepBrandChange(transaction, {
      site,
      account: actor.id,
      run: request,
      brand,
      revision,
      state: "done",
      publish: answer.publish ?? null,
    });
    return answer;
  });
});
