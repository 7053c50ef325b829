import type { Transaction } from "kysely";
import { setRedirect as command } from "../../contract/set-redirect.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { openSite } from "../sites/open-site.ts";
import { followRedirects } from "./follow-redirects.ts";
import { mostRedirects } from "./redirect-limits.ts";

/** Chains are followed here, once, and not by each visitor. */
export const setRedirect = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, from } = input;
    const { live_build } = await openSite(transaction, actor, site, "publish");
    const pages = await livePaths(transaction, live_build);
    if (pages.has(from)) {
      throw new CommandError("invalid_input", {
        fields: { from: "There is a page at this address, and visitors are shown it." },
      });
    }
    const rows = await transaction.selectFrom("redirects").selectAll().where("site", "=", site).execute();
    const others = new Map(rows.map(({ from_path, to_path }) => [from_path, to_path]));
    const before = others.get(from);
    if (before === undefined && others.size >= mostRedirects) {
      throw new CommandError("quota_reached", {
        message: `A site holds ${mostRedirects} redirects, and this one has as many.`,
        hint: "Remove one that nobody needs any more.",
      });
    }
    others.delete(from);
    const to = followRedirects(from, input.to, others, (path) => pages.has(path));
    if (to === undefined) {
      throw new CommandError("invalid_input", {
        fields: { to: "This would lead round in a circle: it comes back to where it began." },
      });
    }
    await transaction
      .insertInto("redirects")
      .values({ site, from_path: from, to_path: to, kind: "own" })
      .onConflict((conflict) =>
        conflict.columns(["site", "from_path"]).doUpdateSet({ to_path: to, kind: "own", at: new Date() }),
      )
      .execute();
    await transaction
      .updateTable("redirects")
      .set({ to_path: to })
      .where("site", "=", site)
      .where("to_path", "=", from)
      .where("from_path", "<>", to)
      .execute();
    await audit({ act: "set-redirect", target: { kind: "site", id: site }, before, after: { from, to } });
    return { from, to };
  }),
);

/** The paths of what visitors are served; none where they are served nothing. */
async function livePaths(
  transaction: Transaction<Schema>,
  build: string | null,
): Promise<ReadonlySet<string>> {
  if (build === null) return new Set();
  const rows = await transaction
    .selectFrom("private.build_files")
    .select("path")
    .where("build", "=", build)
    .execute();
  return new Set(rows.map(({ path }) => path));
}
