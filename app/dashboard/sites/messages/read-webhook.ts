import { openBackend } from "../../../account/open-backend.ts";
import type { WebhookDeliveryRow, WebhookRow } from "../../../account/profile.ts";

type Webhook = { hook: WebhookRow | undefined; deliveries: WebhookDeliveryRow[] };

/** The webhook of a site, if it has one, and the last eight attempts at it. Throws what the service answers instead. */
export async function readWebhook(site: string): Promise<Webhook> {
  const { data } = await openBackend();
  const [hooks, deliveries] = await Promise.all([
    data.from("webhooks").select().eq("site", site),
    data
      .from("webhook_deliveries")
      .select()
      .eq("site", site)
      .order("at", { ascending: false })
      .order("id", { ascending: false })
      .limit(8),
  ]);
  if (hooks.error) throw hooks.error;
  if (deliveries.error) throw deliveries.error;
  return { hook: hooks.data[0], deliveries: deliveries.data };
}
