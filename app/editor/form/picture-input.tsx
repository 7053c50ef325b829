import { type Picture, pictureFallback } from "../../../engine/picture.ts";
import { Button } from "../../components/ui/button.tsx";
import { type FieldProps, put, take, useForm } from "./form-context.ts";
import { fieldName, formWords } from "./form-words.ts";
import { TextInput } from "./text-input.tsx";

const altSchema = { type: "string", maxLength: 300 };

/** A picture: what is there, what it shows in words, and another in its place. */
export function PictureInput({ name, value, path, isOptional }: FieldProps<Picture | undefined>) {
  const { change, pictureField } = useForm();
  if (!value && !pictureField) return null;
  const label = fieldName(name);
  return (
    <div className="grid gap-3">
      {pictureField
        ? pictureField({ label, value, onChange: (chosen) => change(put(path, chosen, value !== undefined)) })
        : value && (
            <img
              src={pictureFallback(value)}
              alt=""
              width={value.width}
              height={value.height}
              className="h-auto max-h-40 w-auto"
            />
          )}
      {value && (
        <TextInput
          schema={altSchema}
          name="alt"
          label={formWords.pictureAlt}
          value={value.alt}
          path={[...path, "alt"]}
          isOptional={false}
        />
      )}
      {value && isOptional && (
        <Button
          variant="text"
          className="justify-self-start text-sm"
          aria-label={`${formWords.remove}: ${label}`}
          onClick={() => change(take(path))}
        >
          {formWords.remove}
        </Button>
      )}
    </div>
  );
}
