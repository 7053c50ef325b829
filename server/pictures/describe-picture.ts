import { sql } from "kysely";
import { describePicture as command } from "../../contract/describe-picture.ts";
import { handle } from "../api/handle-command.ts";
import { openPicture } from "./open-picture.ts";

export const describePicture = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, alt: before } = await openPicture(transaction, actor, input.picture);
    const told = sql`to_jsonb(${input.alt}::text)`;
    await sql`
      update public.pictures set alt = ${input.alt},
        manifest = jsonb_set(manifest, '{alt}', ${told}), whole = jsonb_set(whole, '{alt}', ${told})
      where id = ${id}
    `.execute(transaction);
    await audit({ act: "describe-picture", target: { kind: "picture", id }, before, after: input.alt });
    return {};
  }),
);
