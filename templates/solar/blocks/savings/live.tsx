import type { Words } from "../../../../engine/language/words.ts";
import { useDraft } from "../../../../engine/live/use-draft.ts";
import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import { useQuery } from "../../../../engine/live/use-query.ts";
import type { SavingsProps } from "./savings.props.ts";
import { formatHousehold, parseHousehold, readBill } from "./savings-query.ts";
import { SavingsSheet } from "./savings-sheet.tsx";

/** The calculator with state, all of which stands in the address. Nonsense is said to be so and changes nothing. */
export function LiveSavings(props: SavingsProps & { id: string; locale: Words }) {
  const [household, change] = useQuery(parseHousehold, formatHousehold);
  const hydrated = useHydrated();
  const [draft, type] = useDraft(String(household.bill), (text) => {
    const read = readBill(text);
    if ("bill" in read) change({ bill: read.bill }, { replace: true });
  });
  const read = readBill(draft);
  return (
    <SavingsSheet
      {...props}
      household={household}
      draft={draft}
      error={"error" in read ? read.error : undefined}
      onChange={hydrated ? change : undefined}
      onDraft={type}
    />
  );
}
