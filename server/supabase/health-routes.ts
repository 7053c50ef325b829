import { Hono } from "hono";

/** `GET /healthz` in front of a Supabase: 200 only when its accounts answer within 5 s, else 503 with `Retry-After`. */
export function supabaseHealthRoutes({ url, publishableKey }: { url: string; publishableKey: string }): Hono {
  const routes = new Hono();
  routes.get("/", async (context) => {
    if (await answers(`${url}/auth/v1/health`, publishableKey)) return context.json({ status: "ok" });
    context.header("retry-after", "5");
    return context.json({ status: "unavailable" }, 503);
  });
  return routes;
}

async function answers(address: string, apikey: string): Promise<boolean> {
  try {
    const response = await fetch(address, { headers: { apikey }, signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false; // Not reachable, or too slow: either way the answer is no.
  }
}
