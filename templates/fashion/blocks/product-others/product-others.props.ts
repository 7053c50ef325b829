import { z } from "zod";
import { headingText } from "../../../../engine/blocks/fields.ts";
import { ownProduct, products } from "../../collections.ts";
import { pieceWords } from "../../pieces/piece-words.ts";

export const productOthersProps = z.strictObject({
  product: ownProduct,
  products,
  title: headingText(40),
  piece: pieceWords,
});

export type ProductOthersProps = z.infer<typeof productOthersProps>;
