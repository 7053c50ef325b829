import { useSiteVisit } from "../../engine/live/site-visit.ts";
import { resolve } from "../../engine/render/resolve.ts";
import type { SignProps } from "./blocks/sign/sign.props.ts";
import { Sign } from "./blocks/sign/sign.tsx";
import { frame } from "./frame.ts";

/** The sign at the end of a page that is not drawn from the document. */
export function PageSign({ sign }: { sign: SignProps }) {
  const { base } = useSiteVisit().place;
  return (
    <div className="block">
      <Sign id="sign" {...resolve(sign, { base })} name={frame.facts.name} />
    </div>
  );
}
