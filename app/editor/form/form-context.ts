import { createContext, type ReactNode, useContext } from "react";
import type { Patch } from "../../../contract/patch.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { Picture } from "../../../engine/picture.ts";

export type PictureChoice = (field: {
  label: string;
  value: Picture | undefined;
  onChange: (picture: Picture) => void;
}) => ReactNode;

export type Path = readonly (string | number)[];

/** What the fields of one form share. Places are counted from what the form is about. */
export type FormSurroundings = {
  /** Changes what the form is about. */
  change: (steps: Patch) => void;
  /** The type of the section's block, where it is one. */
  type: string;
  /** Whether it is a record, whose numbers are things that people count. */
  isRecord?: boolean;
  /** Whether the text there is still the template's. */
  isSample?: (place: string) => boolean;
  /** Shows a picture and lets a person choose another; undefined where there are none to choose from. */
  pictureField?: PictureChoice;
  /** The site whose facts texts tell: fields show them told. */
  document?: SiteDocument;
  /** What somebody typed on the page where it does not fit: it goes on in the field at this place. */
  begun?: { at: string; text: string };
  /** Addresses of the site's own pages. */
  pages: readonly { href: string; label: string }[];
};

export const FormContext = createContext<FormSurroundings | null>(null);

/** Throws outside of a form. */
export function useForm(): FormSurroundings {
  const surroundings = useContext(FormContext);
  if (!surroundings) throw new Error("A field needs a form around it.");
  return surroundings;
}

/** What every kind of field is given. */
export type FieldProps<Value = unknown> = {
  name: string | number;
  value: Value;
  path: Path;
  isOptional: boolean;
};

/** The step that puts `value` at `path`, where something stands or nothing does yet. */
export function put(path: Path, value: unknown, isThere: boolean): Patch {
  return [{ op: isThere ? "replace" : "add", path: [...path], value: value as never }];
}

export function take(path: Path): Patch {
  return [{ op: "remove", path: [...path] }];
}
