import { lookStorageKey } from "../stored-session.ts";

/** Whom an administrator sees the product as in this tab, and until when. */
export type KeptLook = { account: string; name: string; endsAt: string };

const aboutKey = "fabula.look-of";

/** The look of this tab; undefined where there is none. */
export function keptLook(): KeptLook | undefined {
  try {
    const value = JSON.parse(sessionStorage.getItem(aboutKey) ?? "null");
    const isLook = [value?.account, value?.name, value?.endsAt].every((one) => typeof one === "string");
    return isLook ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Has this tab go on as the customer, where they begin; the others stay as they are. Throws where storage is blocked. */
export function enterLook(session: object, look: KeptLook): void {
  sessionStorage.setItem(lookStorageKey, JSON.stringify(session));
  sessionStorage.setItem(aboutKey, JSON.stringify(look));
  location.assign("/dashboard");
}

/** Has this tab go on as the administrator, at the page of whom they looked as. */
export function leaveLook({ account }: KeptLook): void {
  sessionStorage.removeItem(lookStorageKey);
  sessionStorage.removeItem(aboutKey);
  location.assign(`/admin/users/${account}`);
}
