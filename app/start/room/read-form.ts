import { type Fitting, fittingOf } from "../fitting.ts";

/** What the form says; logo and design stand in no field. */
export function readForm(form: HTMLFormElement, { logo, design }: Pick<Fitting, "logo" | "design">): Fitting {
  const data = new FormData(form);
  const prices = data.getAll("price");
  return fittingOf({
    ...Object.fromEntries(data),
    services: data.getAll("service").map((name, index) => ({ name, price: prices[index] })),
    logo,
    design,
  });
}

/** Puts what was kept into the fields. */
export function fillForm(form: HTMLFormElement, { services, logo, design, ...texts }: Fitting): void {
  const put = (name: string, values: readonly string[]) => {
    const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    fields.forEach((field, index) => {
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
