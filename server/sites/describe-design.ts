import { describeDesign as command } from "../../contract/describe-design.ts";
import { handle } from "../api/handle-command.ts";
import { refusedDocument } from "./refused-document.ts";

export const describeDesign = handle(command, async ({ input, parts }) => {
  try {
    return await parts.desk.describe(input.design);
  } catch (error) {
    throw refusedDocument(error);
  }
});
