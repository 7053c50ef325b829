import { usual } from "../../estimate/estimate-query.ts";
import { EstimateSheet } from "../../estimate/estimate-sheet.tsx";
import type { EstimateProps } from "./estimate.props.ts";

/** The calculator at rest: the usual room, reckoned. */
export function Estimate(props: EstimateProps & { id: string }) {
  return <EstimateSheet {...props} job={usual} draft={String(usual.area)} />;
}
