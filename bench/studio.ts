import { randomBytes, randomUUID } from "node:crypto";
import { createUser, type Session, signIn } from "./sign-in.ts";
import type { WatchedProduct } from "./start-watched-product.ts";

/** Somebody who makes sites, with as many as they like. */
export type Studio = {
  session: Session;
  /** What a command answers. Throws where it is refused. */
  send: (command: string, input: object) => Promise<Record<string, unknown>>;
};

export type BenchSite = { id: string; subdomain: string; host: string; revision: number };

const business = { name: "Weir & Daughters", phone: "+49 30 901820", city: "Berlin" };

export async function openStudio(product: WatchedProduct): Promise<Studio> {
  const email = `studio-${randomBytes(4).toString("hex")}@fabula.test`;
  await createUser(product, email);
  const session = await signIn(product, email, "10.2.0.1");
  await product.owner.query("update profiles set plan = 'studio' where user_id = $1", [session.user.id]);
  return {
    session,
    send: async (command, input) => {
      const response = await fetch(`${product.url}/api/${command}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${session.access_token}`,
        },
        body: JSON.stringify(input),
      });
      if (!response.ok) throw new Error(`${command}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Record<string, unknown>;
    },
  };
}

/** A site that begins from a template, the restaurant's where none is said: five pages, two of them with forms. */
export async function createSite(
  product: WatchedProduct,
  { send }: Studio,
  { template, trade } = { template: "restaurant", trade: "Restaurant" },
): Promise<BenchSite> {
  const [id, subdomain] = [randomUUID(), `bench-${randomBytes(6).toString("hex")}`];
  const from = { kind: "template", template, facts: { ...business, trade }, language: "en-US" };
  await send("create-site", { site: id, name: business.name, subdomain, from });
  return { id, subdomain, host: `${subdomain}.localhost:${new URL(product.url).port}`, revision: 1 };
}

/** Gives the draft as many pages as that, each with words of its own. */
export async function growTo(pages: number, site: BenchSite, { owner }: WatchedProduct): Promise<void> {
  await owner.query(
    `update drafts set document = (
       select jsonb_set(document::jsonb, '{pages}', document::jsonb -> 'pages' || (
         select jsonb_object_agg('/more-' || n, jsonb_set(document::jsonb #> '{pages,/}', '{seo,title}', to_jsonb('More ' || n)))
         from generate_series(1, $2 - (select count(*)::int from json_object_keys(document -> 'pages'))) as n
       ))::json
     ) where site = $1`,
    [site.id, pages],
  );
}

/** Gives the first page of the draft as many sections as that, each a copy of one that it has. */
export async function growSectionsTo(
  count: number,
  site: BenchSite,
  { owner }: WatchedProduct,
): Promise<void> {
  await owner.query(
    `update drafts set document = (
       with page as (select document::jsonb #> '{pages,/}' as own),
       more as (
         select 'more-' || n as key, own #> array['sections', own #>> array['order', (1 + n % (jsonb_array_length(own -> 'order') - 1))::text]] as section
         from page, generate_series(1, $2 - jsonb_array_length((select own -> 'order' from page))) as n
       )
       select jsonb_set(document::jsonb, '{pages,/}', own || jsonb_build_object(
         'order', (own -> 'order') || (select jsonb_agg(key) from more),
         'sections', (own -> 'sections') || (select jsonb_object_agg(key, section) from more)
       ))::json from page
     ) where site = $1`,
    [site.id, count],
  );
}

/** What may be accepted of what stops the draft from being published. */
export async function acceptable(site: BenchSite, { send }: Studio): Promise<string[]> {
  const { findings } = (await send("check-site", { site: site.id })) as {
    findings: { id: string; severity: string; isAcceptable: boolean }[];
  };
  return findings
    .filter(({ severity, isAcceptable }) => severity === "blocking" && isAcceptable)
    .map(({ id }) => id);
}

/** Another telephone number in the draft, which all its pages tell; gives it. */
export async function changePhone(site: BenchSite, { send }: Studio): Promise<string> {
  const value = `+49 30 ${String(1_000_000 + Math.floor(Math.random() * 9_000_000))}`;
  const patch = [{ op: "replace", path: ["facts", "phone"], value }];
  const { revision } = await send("save-draft", {
    request: randomUUID(),
    site: site.id,
    revision: site.revision,
    patch,
  });
  site.revision = Number(revision);
  return value;
}

/** Publishes the draft. Throws where that does not end well. */
export async function publish(
  site: BenchSite,
  { send }: Studio,
  { owner }: WatchedProduct,
  accept: string[] = [],
): Promise<void> {
  const { publish: id } = await send("publish-site", {
    request: randomUUID(),
    site: site.id,
    revision: site.revision,
    accept,
  });
  for (;;) {
    const { rows } = await owner.query("select state, report from publishes where id = $1", [id]);
    if (rows[0].state === "done") return;
    if (rows[0].state !== "waiting" && rows[0].state !== "running")
      throw new Error(`a publish ${rows[0].state}: ${JSON.stringify(rows[0].report)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
