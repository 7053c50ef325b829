import { useSession } from "../../account/use-session.ts";
import type { PictureChoice } from "../../editor/form/form-context.ts";
import { PictureField } from "../pictures/picture-field.tsx";
import { ContentTab } from "./content/content-tab.tsx";
import type { SitePanelProps } from "./site-panel.ts";

/** What the site says, as forms. */
export function ContentPanel({ site, onChanged }: SitePanelProps) {
  const { user } = useSession();
  const pictureField: PictureChoice = (field) => <PictureField {...field} owner={user?.id ?? ""} />;
  return <ContentTab site={site.id} onSaved={onChanged} pictureField={pictureField} />;
}
