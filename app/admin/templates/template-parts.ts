import type { TemplateChange } from "../../../contract/set-template.ts";
import type { StudioTemplate } from "./read-templates.ts";

/** What each part of the page of a template is given. */
export type TemplateParts = {
  template: StudioTemplate;
  busy: boolean;
  /** Decides something about it, and says so. */
  set: (change: TemplateChange, said: string) => Promise<void>;
};
