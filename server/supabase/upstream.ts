/** The Supabase that requests are passed on to; `timeout` is in milliseconds. */
export type Upstream = { base: URL; publishableKey: string; timeout: number };
