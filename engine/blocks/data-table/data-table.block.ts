import { defineBlock } from "../block.ts";
import { dataTableProps } from "./data-table.props.ts";
import { dataTableSamples } from "./data-table.samples.ts";
import { DataTable } from "./data-table.tsx";

export const dataTableBlock = defineBlock({
  type: "data-table",
  schema: dataTableProps,
  View: DataTable,
  movesWhole: true,
  samples: dataTableSamples,
});
