import type { PublishedReport, RefusedReport } from "../../../contract/publish-report.ts";
import type { Publish } from "../../account/profile.ts";
import { sitesContent } from "./sites-content.ts";

const words = sitesContent.site;

/** What a publish has come to: what each page weighs and what could still be mended, or why nothing has changed. */
export function PublishResult({ publish: { state, report } }: { publish: Publish }) {
  // The server wrote it: as a column of JSON it has no type of its own.
  const {
    pages = [],
    findings = [],
    problems = [],
    hint,
  } = (report ?? {}) as Partial<PublishedReport & RefusedReport>;
  if (state === "replaced") return <p>{words.replaced}</p>;
  if (state === "failed") {
    return (
      <div className="grid gap-2 border-l-6 border-danger pl-5">
        <h2 className="font-semibold">{words.failedPublish}</h2>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        {hint && <p className="text-muted">{hint}</p>}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <h2 className="font-display text-2xl text-success">{words.done.heading}</h2>
      {pages.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center">{words.done.weights}</summary>
          <ul className="max-h-60 overflow-y-auto text-sm">
            {pages.map(({ path, html, scripts }) => (
              <li key={path} className="flex justify-between gap-4 border-t border-line py-1.5">
                <span className="wrap-anywhere">{path}</span>
                <span className="tabular-nums">{words.done.weight(html, scripts)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {findings.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center">{words.done.findings}</summary>
          <ul className="grid max-h-60 gap-2 overflow-y-auto text-sm">
            {findings.map(({ message: said }) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
