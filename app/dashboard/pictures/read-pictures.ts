import type { PictureRow } from "../../../contract/picture.ts";
import { openBackend } from "../../account/open-backend.ts";

/** Pictures that are read at once. */
export const pageOfPictures = 48;

/** The account's own pictures, newest first, `from` the how-manieth; of all, or of those whose name or description has `search` in it. */
export async function readPictures(owner: string, search: string, from: number): Promise<PictureRow[]> {
  const { data } = await openBackend();
  let query = data
    .from("pictures")
    .select()
    .eq("owner", owner)
    .is("deleted_at", null)
    .neq("state", "refused");
  const wanted = search.trim().toLowerCase();
  if (wanted) query = query.like("words", `%${wanted.replace(/[\\%_]/g, "\\$&")}%`);
  const { data: rows, error } = await query
    .order("created_at", { ascending: false })
    .order("id")
    .range(from, from + pageOfPictures - 1);
  if (error) throw error;
  return rows;
}

const betweenLooks = 400;

/** A picture when its files are made, or cannot be. Throws what `signal` is aborted with, and where it is not to be read. */
export async function whenMade(id: string, signal?: AbortSignal): Promise<PictureRow> {
  const { data } = await openBackend();
  for (;;) {
    signal?.throwIfAborted();
    const { data: row, error } = await data.from("pictures").select().eq("id", id).single();
    if (error) throw error;
    if (row.state !== "working") return row;
    await new Promise((resolve) => setTimeout(resolve, betweenLooks));
  }
}
