import { RequestError } from "../request-error.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Callable } from "./load-catalogue.ts";

/**
 * The function called `name` that takes exactly the arguments `given`, those with defaults left out or not. Throws
 * `RequestError`: PGRST202 (404) when there is none, PGRST203 (300) when several would do.
 */
export async function findFunction(
  catalogue: Catalogue,
  name: string,
  given: readonly string[],
): Promise<Callable> {
  const fitting = await catalogue.find(({ functions }) => {
    const found = (functions.get(name) ?? []).filter((callable) => takes(callable, given));
    return found.length > 0 ? found : undefined;
  });
  const [callable, ...others] = fitting ?? [];
  if (callable && others.length === 0) return callable;
  if (!callable) {
    const list = given.length > 0 ? `(${given.join(", ")})` : " without parameters";
    throw new RequestError(
      404,
      "PGRST202",
      `Could not find the function public.${name}${list} in the schema cache`,
      {
        details: `Searched for the function public.${name} with ${
          given.length > 0 ? `the parameters ${given.join(", ")}` : "no parameters"
        }, but no matches were found in the schema cache.`,
      },
    );
  }
  throw new RequestError(300, "PGRST203", `Could not choose the best candidate function public.${name}`, {
    hint: "Give the function another name, or call it with other arguments.",
  });
}

function takes({ args }: Callable, given: readonly string[]): boolean {
  return (
    given.every((name) => name !== "" && args.some((argument) => argument.name === name)) &&
    args.every((argument) => argument.optional || given.includes(argument.name))
  );
}
