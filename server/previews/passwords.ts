import { createPasswordHasher } from "../auth/password/hash-password.ts";

/** Hashes what opens previews, beside the passwords of accounts: who guesses at one holds up nobody who signs in. */
export const previewPasswords = createPasswordHasher({ parallel: 1, longestQueue: 20, saltKey: "previews" });
