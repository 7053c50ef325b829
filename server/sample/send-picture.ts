import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { createUpload } from "../pictures/upload-route.ts";
import { createTicketPictures } from "../support/ticket-picture-routes.ts";
import type { CastKey } from "./cast-content.ts";
import { playerOf, type Stage } from "./stage.ts";

const folder = join(import.meta.dirname, "../../public/pictures");

/** Has somebody send a file of the agency's pictures, to their library or with a question, as their browser would; gives its id. */
export async function sendPicture(
  stage: Pick<Stage, "parts" | "players">,
  who: CastKey,
  to: "library" | "question",
  file: string,
): Promise<string> {
  const id = randomUUID();
  const actor = playerOf(stage, who);
  const doors = {
    library: createUpload(stage.parts),
    question: createTicketPictures(stage.parts).take,
  };
  const routes = new Hono().post("/", (context) => doors[to](context, actor));
  const query = new URLSearchParams({ id, name: file.replaceAll("/", "-") });
  const body = await readFile(join(folder, file));
  const answer = await routes.request(`/?${query}`, { method: "POST", body });
  if (!answer.ok) throw new Error(`${file} is not taken: ${answer.status} ${await answer.text()}`);
  return id;
}
