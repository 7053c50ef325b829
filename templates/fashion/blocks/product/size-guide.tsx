import { useRef } from "react";
import { fillIn } from "../../../fill-in.ts";
import type { Product } from "../../collections.ts";
import type { ProductProps } from "./product.props.ts";

type Props = {
  /** Of the block. */
  id: string;
  name: string;
  sizeGuide: NonNullable<Product["sizeGuide"]>;
  /** The one that is chosen, if there is one. */
  size: string | undefined;
  words: ProductProps["guide"];
};

/** The measures of each size, in a dialog; the browser gives the focus back when it closes. */
export function SizeGuide({ id, name, sizeGuide: { measures, rows }, size, words }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button className="action-quiet" type="button" onClick={() => dialog.current?.showModal()}>
        {words.title}
      </button>
      <dialog className="product-guide" ref={dialog} aria-labelledby={`${id}-guide`} closedby="any">
        <h2 id={`${id}-guide`}>{words.title}</h2>
        <p>{fillIn(words.note, { piece: name })}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.size}</th>
              {measures.map((measure) => (
                <th key={measure} scope="col">
                  {measure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.size} data-chosen={row.size === size}>
                <th scope="row">{row.size}</th>
                {measures.map((measure, index) => (
                  <td key={measure}>{row.values[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <button className="action" type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </dialog>
    </>
  );
}
