import "./call-to-action.css";
import { callToAction } from "./content.ts";

export function CallToAction() {
  return (
    <section className="call sheet" aria-labelledby="call-title">
      <h2 id="call-title">{callToAction.title}</h2>
      <p>{callToAction.text}</p>
      <a className="button" href={callToAction.href}>
        {callToAction.label}
      </a>
    </section>
  );
}
