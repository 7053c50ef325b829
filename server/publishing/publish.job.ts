import type { RefusedReport } from "../../contract/publish-report.ts";
import type { Finding } from "../../engine/checks/finding.ts";
import { CommandError } from "../api/command-error.ts";
import { type JobParts, job } from "../jobs/job.ts";
import { requireRoomForPages } from "../sites/require-quota.ts";
import { receiver } from "../sites/site-origin.ts";
import { acceptFindings } from "./accept-findings.ts";
import { asStudioSays } from "./as-studio-says.ts";
import { describeVersion } from "./describe-version.ts";
import { end, keepBuild } from "./keep-build.ts";
import { makeBuild } from "./make-build.ts";
import { type OpenPublish, openPublish } from "./open-publish.ts";
import { publishing } from "./publish.kind.ts";
import { RenderFailure } from "./render-failure.ts";

class PublishRefused extends Error {
  readonly report: RefusedReport;

  constructor(report: RefusedReport) {
    super(report.problems.join("\n"));
    this.report = report;
  }
}

/** How often the address of a site may change while it is drawn. */
const mostMoves = 3;

/**
 * Draws what a publish asks for and puts it before visitors. What it does twice is as if done once: it ends a publish that
 * has not ended, in the transaction that changes what is live.
 */
export const publishJob = job({
  ...publishing,
  retries: 5,
  retryAfter: 1,
  longest: 180,
  atOnce: 2,
  oneOfEach: true,
  run: async ({ publish: id }, parts, signal) => {
    try {
      for (let moves = 0; moves < mostMoves; moves += 1) {
        const publish = await openPublish(parts, id);
        if (!publish || (await publishOnce(publish, parts, signal)) !== "moved") return;
      }
      throw new Error("the site's address changed each time that it was drawn");
    } catch (error) {
      const report = refusalOf(error);
      if (!report) throw error;
      await end(parts.database.typed, id, { state: "failed", report });
    }
  },
  givenUp: ({ publish }, { database }) =>
    end(database.typed, publish, {
      state: "failed",
      report: {
        problems: ["The site could not be published: the studio's server did not get to its end."],
        hint: "Nothing has changed for your visitors. Publish again; if it happens twice, write to the studio.",
      },
    }),
});

async function publishOnce(publish: OpenPublish, parts: JobParts, signal: AbortSignal) {
  const { document, origin } = publish;
  const press = parts.press.of(publish.owner ?? publish.site);
  const { findings: found, pages } = await press.judge(document, { origin, receiver });
  const findings = await asStudioSays(parts.database.typed, found);
  const accepted = await acceptFindings(parts.database.typed, publish, findings);
  // What was live once is shown as it was.
  if (publish.kind === "publish") {
    refuseFindings(findings.filter((one) => one.severity === "blocking" && !accepted.has(one.id)));
    await requirePages(parts, publish, pages);
  }
  const made = await makeBuild(
    { ...parts, press },
    document,
    { origin, receiver },
    { report: reporter(parts, publish.id), signal },
  );
  if (made.missing.length > 0) {
    throw new PublishRefused({
      problems: made.missing.map((path) => `The site shows ${path}, a picture that is not there any more.`),
      hint: "Choose another picture in its place.",
    });
  }
  signal.throwIfAborted();
  const ending = await keepBuild(parts, publish, made, {
    findings: findings.filter(({ id }) => !accepted.has(id)),
    told: await describeVersion({ ...parts, press }, publish),
  });
  if (ending === "gone") {
    throw new PublishRefused({
      problems: ["The site is in the trash, or suspended."],
      hint: "Take it out of the trash, or write to the studio.",
    });
  }
  return ending;
}

function refuseFindings(findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  throw new PublishRefused({
    problems: findings.map(({ message }) => message),
    hint: findings[0]?.mend ?? "",
    findings,
  });
}

/** A plan that holds fewer pages than a site has stops none that are live. */
async function requirePages({ database }: JobParts, publish: OpenPublish, pages: number): Promise<void> {
  const { owner } = publish;
  if (owner === null) return;
  const live = await database.typed
    .selectFrom("private.build_files")
    .innerJoin("sites", "sites.live_build", "private.build_files.build")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("sites.id", "=", publish.site)
    .where("private.build_files.policy", "is not", null)
    .where("private.build_files.path", "not like", "%/404")
    .executeTakeFirstOrThrow();
  if (pages <= Number(live.count)) return;
  await database.typed.transaction().execute((transaction) => requireRoomForPages(transaction, owner, pages));
}

/** Writes down how far it is, often enough to be looked at. */
function reporter({ database }: JobParts, publish: string) {
  let last = 0;
  return async ({ pages, done }: { pages: number; done: number }) => {
    if (done > 0 && done < pages && performance.now() - last < 150) return;
    last = performance.now();
    await database.typed
      .updateTable("publishes")
      .set({ pages, pages_done: done })
      .where("id", "=", publish)
      .where("state", "=", "running")
      .execute();
  };
}

/** What the owner is told of a failure that another try would meet too; undefined for all else. */
function refusalOf(error: unknown): RefusedReport | undefined {
  if (error instanceof PublishRefused) return error.report;
  if (error instanceof CommandError) {
    return { problems: [error.message], hint: error.body.hint ?? "" };
  }
  if (error instanceof RenderFailure && error.reason !== "renderer") {
    return { problems: error.problems, hint: hints[error.reason] };
  }
  return undefined;
}

const hints = {
  document: "Mend what is named here in the site's content, and publish again.",
  view: "Change or hide the section that is named here, and tell the studio: it should stand that.",
  limit: "Publish again in a while. If it happens twice, take pages or records away, or write to the studio.",
};
