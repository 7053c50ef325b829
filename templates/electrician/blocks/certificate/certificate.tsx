import { Actions } from "../../../../engine/blocks/actions.tsx";
import "./certificate.css";
import type { CertificateProps } from "./certificate.props.ts";

/** The prices as a test certificate, signed and stamped; without any, a sheet with what is to be said. */
export function Certificate(props: CertificateProps & { id: string }) {
  const { id, title, number, lead, columns, rows = [], pass, remark, actions, signed, stamp } = props;
  return (
    <section className="certificate" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {number && <p className="certificate-number">{number}</p>}
        {lead && <p className="certificate-lead">{lead}</p>}
      </header>
      {rows.length > 0 && (
        <table>
          {columns && (
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(({ work, when, scope, price, unit, note }) => (
              <tr key={work}>
                <th scope="row">{work}</th>
                <td>
                  {when && <small>{when}</small>}
                  {scope}
                  {note && <small>{note}</small>}
                </td>
                <td>
                  {price}
                  {unit && <small>{unit}</small>}
                </td>
                {pass && <td>{pass}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Actions actions={actions} />
      {(remark || signed || stamp) && (
        <footer>
          {remark && <p>{remark}</p>}
          {signed && (
            <p className="certificate-signed">
              <svg viewBox="0 0 220 60" aria-hidden="true">
                <path d="M6 44c18-30 30-44 34-36s-30 18-22 24 30-14 36-8-18 22-6 22 22-34 30-34-16 32-4 32 10-18 18-18 0 16 8 16 6-30 16-40 6 44 18 40 14-22 22-18-6 20 6 18 20-12 48-18" />
              </svg>
              {signed}
            </p>
          )}
          {stamp && (
            <p className="certificate-stamp">
              <span>{stamp.top}</span>
              <b>{stamp.middle}</b>
              {stamp.bottom && <span>{stamp.bottom}</span>}
            </p>
          )}
        </footer>
      )}
    </section>
  );
}
