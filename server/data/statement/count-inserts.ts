// How many rows of an upsert are new: kept in a setting of the transaction, which needs no right to read the table, as
// asking a returned row would. PostgREST counts so too.
const counted = "coalesce(nullif(current_setting('request.inserted', true), ''), '0')";
const add = (count: string) =>
  `set_config('request.inserted', (${counted}::int ${count})::text, true) is not null`;

/** Follows the rows that an upsert would insert. */
export const countInsert = `where ${add("+ 1")}`;

/** Follows `do update set ...`: the row was there. */
export const uncountInsert = `where ${add("- 1")}`;

/** How many were inserted, as a text, asked when all have been. */
export const readInserts = counted;
