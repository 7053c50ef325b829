import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startCluster } from "../server/db/cluster.ts";
import { migrate } from "../server/db/migrate.ts";
import { type Crowd, fillWithCrowd } from "./crowd.ts";
import type { Row } from "./rows.ts";

const longest = 100;
const turns = 7;

/**
 * What is asked of each list: its first page, one far from it, in each order, what is narrowed down, a word that many have, that few and
 * that nobody has. The page that stands behind everything, of a word that everybody has, is not among them.
 */
const questions: Record<string, readonly string[]> = {
  people: [
    "studio_people()",
    "studio_people(page => 2000)",
    "studio_people(sorted_by => 'name', page => 1000)",
    "studio_people(sorted_by => 'seen', page => 1000)",
    "studio_people(with_status => 'active', sorted_by => 'seen', page => 500)",
    "studio_people(with_role => 'admin')",
    "studio_people(containing => 'weir')",
    "studio_people(containing => 'person-777')",
    "studio_people(containing => 'nobody at all')",
    "studio_people_counts()",
  ],
  invoices: [
    "list_invoices()",
    "list_invoices(page => 2000)",
    "list_invoices(sorted_by => 'amount', page => 1000)",
    "list_invoices(sorted_by => 'due', page => 1000)",
    "list_invoices(sorted_by => 'name', descending => false, page => 1000)",
    "list_invoices(with_state => 'overdue', sorted_by => 'amount')",
    "list_invoices(with_state => 'paid', page => 500)",
    "list_invoices(containing => 'weir', sorted_by => 'amount')",
    "list_invoices(containing => 'person-777')",
    "list_invoices(containing => 'nobody at all')",
  ],
  quotes: [
    "list_quotes()",
    "list_quotes(page => 2000)",
    "list_quotes(sorted_by => 'amount', page => 1000)",
    "list_quotes(sorted_by => 'valid', page => 1000)",
    "list_quotes(with_state => 'expired', sorted_by => 'amount')",
    "list_quotes(containing => 'shop')",
    "list_quotes(containing => 'person-777')",
    "list_quotes(containing => 'nobody at all')",
  ],
  "years of hosting": [
    "list_subscriptions()",
    "list_subscriptions(page => 2000)",
    "list_subscriptions(sorted_by => 'name')",
    "list_subscriptions(sorted_by => 'started', page => 1000)",
    "list_subscriptions(with_state => 'cancelled', sorted_by => 'name')",
    "list_subscriptions(containing => 'weir')",
    "list_subscriptions(containing => 'nobody at all')",
    "billing_overview()",
  ],
  "questions to Support": [
    "list_tickets()",
    "list_tickets(page => 4000)",
    "list_tickets(sorted_by => 'changed', page => 4000)",
    "list_tickets(with_state => 'solved', page => 2000)",
    "list_tickets(looked_after => 'nobody', page => 2000)",
    "list_tickets(containing => 'opening')",
    "list_tickets(containing => 'name 1')",
    "list_tickets(containing => 'nobody at all')",
    "count_tickets()",
  ],
  "lines of the audit": [
    "list_audit()",
    "list_audit(page => 2000)",
    "list_audit(with_kind => 'invoice', page => 300)",
    "list_audit(containing => 'publish-site')",
    "list_audit(containing => 'name 20000')",
    "list_audit(containing => 'nobody at all')",
    "audit_kinds()",
  ],
  "sites of templates": [
    "list_templates()",
    "list_template_sites('food')",
    "list_template_sites('food', page => 600)",
    "list_studio_sites()",
  ],
  "of each, counted on the studio's home": ["studio_overview()"],
};

/** Of one site of a customer's. */
const messages = [
  "list_messages($1)",
  "list_messages($1, '{new}', 'friday')",
  "list_messages($1, '{new,read}', 'nobody at all')",
  "count_messages($1)",
];

/** How long the database takes for each list of the studio, with a hundred thousand of each. */
export async function measureLists(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "fabula-lists-"));
  const cluster = await startCluster(folder);
  const owner = new pg.Client({ connectionString: cluster.ownerUrl });
  try {
    await owner.connect();
    await migrate(cluster.ownerUrl);
    const crowd = await fillWithCrowd(owner);
    const rows: Row[] = [];
    for (const [name, asked] of Object.entries(questions))
      rows.push(await measureList(owner, name, crowd.admin, asked));
    const ofSite = messages.map((one) => one.replace("$1", `'${crowd.site}'`));
    rows.push(await measureList(owner, "messages of a site", crowd.customer, ofSite));
    return rows;
  } finally {
    await owner.end();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The slowest of what is asked of one list, each by its best time: what else a machine does only ever adds. */
async function measureList(
  owner: pg.Client,
  name: string,
  caller: Crowd["admin"],
  asked: readonly string[],
): Promise<Row> {
  let slowest = { question: "", time: 0 };
  for (const question of asked) {
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) times.push(await databaseTime(owner, caller, question));
    const time = Math.min(...times);
    process.stderr.write(`${time.toFixed(0).padStart(6)} ms  ${question}\n`);
    if (time > slowest.time) slowest = { question, time };
  }
  return {
    what: `100,000 ${name}: the slowest of ${asked.length}`,
    budget: `<= ${longest} ms`,
    value: `${slowest.time.toFixed(0)} ms, ${slowest.question.replace(/'[\da-f-]{36}'/, "site")}`,
    holds: slowest.time <= longest,
  };
}

async function databaseTime(owner: pg.Client, caller: string, question: string): Promise<number> {
  await owner.query("begin");
  await owner.query(
    "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
    [JSON.stringify({ role: "authenticated", sub: caller })],
  );
  const { rows } = await owner.query<{
    "QUERY PLAN": [{ "Planning Time": number; "Execution Time": number }];
  }>(`explain (analyze, timing off, format json) select * from ${question}`);
  await owner.query("rollback");
  const [plan] = rows[0]?.["QUERY PLAN"] ?? [];
  if (!plan) throw new Error(`${question} was not explained.`);
  return plan["Planning Time"] + plan["Execution Time"];
}
