import { useRef } from "react";
import type { ProductDetail } from "../content/product-details.ts";
import type { Size } from "../content/products.ts";

type Props = {
  name: string;
  sizeGuide: ProductDetail["sizeGuide"];
  /** The one that is chosen, if there is one. */
  size: Size | undefined;
};

/** The measures of each size, in a dialog; the browser gives the focus back when it closes. */
export function SizeGuide({ name, sizeGuide, size }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const rows = Object.entries(sizeGuide);
  const measured = Object.keys(rows[0]?.[1] ?? {});
  return (
    <>
      <button className="action-quiet" type="button" onClick={() => dialog.current?.showModal()}>
        Size guide
      </button>
      <dialog className="product-guide" ref={dialog} aria-labelledby="size-guide" closedby="any">
        <h2 id="size-guide">Size guide</h2>
        <p>{name}, measured flat and in inches.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Size</th>
              {measured.map((measure) => (
                <th key={measure} scope="col">
                  {measure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, measures]) => (
              <tr key={name} data-chosen={name === size}>
                <th scope="row">{name}</th>
                {measured.map((measure) => (
                  <td key={measure}>{measures[measure]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <button className="action" type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  );
}
