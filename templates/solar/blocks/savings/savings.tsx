import type { Words } from "../../../../engine/language/words.ts";
import { usual } from "../../savings/savings-query.ts";
import { SavingsSheet } from "../../savings/savings-sheet.tsx";
import type { SavingsProps } from "./savings.props.ts";

/** The calculator at rest: the usual roof, reckoned. */
export function Savings(props: SavingsProps & { id: string; locale: Words }) {
  return <SavingsSheet {...props} household={usual} draft={String(usual.bill)} />;
}
