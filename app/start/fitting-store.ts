import { type Fitting, fittingOf } from "./fitting.ts";

/** Its number is of the shape: a later one reads what this wrote, and lifts it. */
const key = "fabula.fitting.1";

/** What the visitor has said on this machine, in the fitting room or where it went along to; empty where nothing is kept. */
export function keptFitting(): Fitting {
  return parseFitting(read());
}

/** What a kept text says; empty where it is damaged. */
export function parseFitting(text: string | null): Fitting {
  try {
    return fittingOf(JSON.parse(text ?? "null"));
  } catch {
    return fittingOf(undefined);
  }
}

/** Keeps it for the next visit. Where the browser keeps nothing, or has no room for the logo, the page goes on without. */
export function keepFitting(fitting: Fitting): void {
  if (!write(JSON.stringify(fitting))) write(JSON.stringify({ ...fitting, logo: "" }));
}

/** Calls `heard` when another tab has kept or forgotten something, until `signal` ends: each tab says the same. */
export function watchFitting(heard: () => void, signal: AbortSignal): void {
  const listen = (event: StorageEvent) => (event.key === key || event.key === null) && heard();
  addEventListener("storage", listen, { signal });
}

/** Forgets all of it. */
export function forgetFitting(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing is kept where nothing may be
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
