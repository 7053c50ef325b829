// Written by `npm run db:types` from the live schema; do not edit.
export type Schema = Record<string, Record<string, unknown>>;
