import { CommandRefused } from "../../account/command-refused.ts";
import { useAction } from "../../account/use-action.ts";

/** Refusals that say that the page knows less of the site, or of what its reader may do there, than the studio does. */
const stale: readonly string[] = [
  "site_not_found",
  "not_permitted",
  "site_trashed",
  "site_suspended",
] satisfies CommandRefused["code"][];

/** As `useAction`, for what is done with a site: where it is refused because the site is another by now, that is looked at anew. */
export function useSiteAction(onChanged: () => void): ReturnType<typeof useAction> {
  const { busy, run } = useAction();
  return {
    busy,
    run: (action) =>
      run(async () => {
        try {
          await action();
        } catch (error) {
          if (error instanceof CommandRefused && stale.includes(error.code)) onChanged();
          throw error;
        }
      }),
  };
}
