import { TextField, type TextFieldProps } from "../components/ui/text-field.tsx";

/** Where somebody else's address is typed, which the browser does not fill in with one's own. */
export function OthersEmailField(field: Pick<TextFieldProps, "label" | "name" | "hint" | "error">) {
  return <TextField {...field} type="email" autoComplete="off" required maxLength={255} />;
}
