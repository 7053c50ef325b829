import { AuthError } from "../request/auth-error.ts";

const shortest = 6;
const longest = 256;

/** Throws `weak_password` unless `password` has 6 to 256 characters, counted as Unicode code points. */
export function requireStrongPassword(password: string): void {
  const { length } = [...password];
  if (length >= shortest && length <= longest) return;
  throw new AuthError(
    422,
    "weak_password",
    length < shortest
      ? `Password should be at least ${shortest} characters.`
      : `Password should be at most ${longest} characters.`,
    { weak_password: { reasons: ["length"] } },
  );
}
