import { ChoiceField, NumberField, SwitchField } from "./choice-fields.tsx";
import { FactField, isFact } from "./fact-field.tsx";
import { type FieldProps, useForm } from "./form-context.ts";
import { type FormSchema, isForPeople, kindOf, schemaOf } from "./form-schema.ts";
import { fieldName, formWords } from "./form-words.ts";
import { ListField } from "./list-field.tsx";
import { PictureInput } from "./picture-input.tsx";
import { TextInput } from "./text-input.tsx";

/** The fields of what `schema` takes, in its order: of an object each of its own, of anything else the one. */
export function SchemaFields({
  schema,
  value,
  path = [],
}: { schema: FormSchema } & Pick<FieldProps, "value"> & { path?: FieldProps["path"] }) {
  const { properties = {}, required = [] } = schemaOf(schema, value);
  const held = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    <div className="grid gap-6">
      {Object.entries(properties)
        .filter(([name]) => isForPeople(name))
        .map(([name, field]) => (
          <SchemaField
            key={name}
            name={name}
            schema={field}
            value={held[name]}
            path={[...path, name]}
            isOptional={!required.includes(name)}
          />
        ))}
    </div>
  );
}

/** One field, in the form that is right for what it takes. */
export function SchemaField({ schema, ...field }: { schema: FormSchema } & FieldProps) {
  const { isRecord } = useForm();
  const found = schemaOf(schema, field.value);
  const reference = typeof field.value === "string" && /^\{collection:([\w-]+)\}$/.exec(field.value)?.[1];
  if (reference) {
    return (
      <p className="text-sm text-muted">
        <strong className="block text-ink">{fieldName(field.name)}</strong>
        {formWords.records(reference)}
      </p>
    );
  }
  switch (kindOf(found, isRecord)) {
    case "text":
    case "address":
      if (isFact(field.value)) return <FactField {...(field as FieldProps<string>)} />;
      return <TextInput schema={found} {...(field as FieldProps<string | undefined>)} />;
    case "number":
      return <NumberField schema={found} {...(field as FieldProps<number | undefined>)} />;
    case "switch":
      return <SwitchField {...(field as FieldProps<boolean | undefined>)} />;
    case "choice":
      return <ChoiceField schema={found} {...(field as FieldProps<string | undefined>)} />;
    case "picture":
      return <PictureInput {...(field as FieldProps<never>)} />;
    case "list":
      return (
        <ListField schema={found} {...(field as FieldProps<readonly unknown[] | undefined>)}>
          {(item, index) => (
            <Item
              schema={found.items as FormSchema}
              value={item}
              index={index}
              path={[...field.path, index]}
            />
          )}
        </ListField>
      );
    case "link":
    case "group":
      return field.value === undefined ? null : (
        <fieldset className="border-l border-line pl-4 sm:pl-6">
          <legend className="mb-4 text-sm font-semibold">{fieldName(field.name)}</legend>
          <SchemaFields schema={found} value={field.value} path={field.path} />
        </fieldset>
      );
    case "hidden":
      return null;
  }
}

function Item({
  schema,
  value,
  index,
  path,
}: {
  schema: FormSchema;
  value: unknown;
  index: number;
  path: FieldProps["path"];
}) {
  const found = schemaOf(schema, value);
  if (kindOf(found) === "group" || kindOf(found) === "link") {
    return <SchemaFields schema={found} value={value} path={path} />;
  }
  return <SchemaField schema={found} name={index} value={value} path={path} isOptional={false} />;
}
