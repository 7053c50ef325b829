import { limits } from "../../templates/fitting/limits.ts";

export type FittingService = { name: string; price: string };

/** What a visitor has said of a business, as the form has it: a field that says nothing is empty. */
export type Fitting = {
  name: string;
  trade: string;
  phone: string;
  town: string;
  /** As many as the form has rows; a row may be empty. */
  services: readonly FittingService[];
  sentence: string;
  /** A picture as a data URL. */
  logo: string;
  /** The design that was chosen last, by its name. */
  design: string;
};

const noService: FittingService = { name: "", price: "" };

export const emptyFitting: Fitting = {
  name: "",
  trade: "",
  phone: "",
  town: "",
  services: Array.from({ length: limits.services }, () => noService),
  sentence: "",
  logo: "",
  design: "",
};

/** Whether nothing has been said of the business; which design was looked at says nothing of it. */
export function isEmptyFitting({ services, design, ...said }: Fitting): boolean {
  return Object.values(said).every((text) => text === "") && services.every(({ name }) => name === "");
}

/**
 * What `value` says of a business, of whatever it was read: each text in one line, at most as long as the form takes it, and
 * without the braces by which texts refer to facts; what is no text is empty.
 */
export function fittingOf(value: unknown): Fitting {
  const said = recordOf(value);
  const services = Array.isArray(said.services) ? said.services.map(recordOf) : [];
  return {
    name: textOf(said.name, limits.name),
    trade: textOf(said.trade, limits.trade),
    phone: textOf(said.phone, limits.phone),
    town: textOf(said.town, limits.town),
    services: emptyFitting.services.map((_, index) => ({
      name: textOf(services[index]?.name, limits.service),
      price: textOf(services[index]?.price, limits.price),
    })),
    sentence: textOf(said.sentence, limits.sentence),
    logo: logoOf(said.logo),
    design: typeof said.design === "string" && /^[a-z][a-z\d-]{0,39}$/.test(said.design) ? said.design : "",
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown, most: number): string {
  if (typeof value !== "string") return "";
  return value.replaceAll(/[{}]/g, "").replaceAll(/\s+/g, " ").trim().slice(0, most);
}

function logoOf(value: unknown): string {
  const isPicture = typeof value === "string" && /^data:image\/(png|webp|jpeg);base64,[\w+/]+=*$/.test(value);
  return isPicture && value.length <= limits.logo ? value : "";
}
