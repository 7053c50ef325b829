import { type Fitting, fittingOf } from "../fitting.ts";

/** What the form says; logo and design stand in no field. */
export function readForm(form: HTMLFormElement, { logo, design }: Pick<Fitting, "logo" | "design">): Fitting {
  const values = (name: string) => fieldsOf(form, name).map(({ value }) => value);
  const [name, trade, phone, town, sentence] = ["name", "trade", "phone", "town", "sentence"].map(
    (field) => values(field)[0],
  );
  const prices = values("price");
  return fittingOf({
    name,
    trade,
    phone,
    town,
    sentence,
    services: values("service").map((service, index) => ({ name: service, price: prices[index] })),
    logo,
    design,
  });
}

/** Puts what was kept into the fields. */
export function fillForm(form: HTMLFormElement, { services, logo, design, ...texts }: Fitting): void {
  const put = (name: string, values: readonly string[]) => {
    fieldsOf(form, name).forEach((field, index) => {
      field.value = values[index] ?? "";
    });
  };
  for (const [name, text] of Object.entries(texts)) put(name, [text]);
  put(
    "service",
    services.map(({ name }) => name),
  );
  put(
    "price",
    services.map(({ price }) => price),
  );
}

/** In which row of the services a field stands; undefined for any other. */
export function rowOf(field: EventTarget | null): number | undefined {
  if (!(field instanceof HTMLInputElement) || !field.form) return undefined;
  const row = fieldsOf(field.form, field.name).indexOf(field);
  return field.name === "service" || field.name === "price" ? row : undefined;
}

function fieldsOf(form: HTMLFormElement, name: string): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)];
}
