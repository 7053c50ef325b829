import type { MySite } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import { DrawnView } from "../drawn-view.tsx";
import { sitesContent } from "./sites-content.ts";

/** The first page of a site's draft, in small. */
export function SiteView({ site: { id, name, revision }, width }: { site: MySite; width?: number }) {
  return (
    <DrawnView
      token={`${id} ${revision}`}
      draw={async () => (await sendCommand("draw-page", { site: id, path: "/", patch: [] })).html}
      title={name}
      failed={sitesContent.drawingFailed}
      {...(width && { width })}
    />
  );
}
