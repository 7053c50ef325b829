import { useEffect, useRef, useState } from "react";
import { subdomainOf } from "../../../contract/subdomain-of.ts";
import { sendCommand } from "../../account/send-command.ts";

export type AddressState =
  | { state: "none" | "checking" | "free" | "unknown" }
  | { state: "refused"; message: string; suggestion?: string | undefined };

/** Milliseconds without a letter after which it is asked. */
const pause = 250;

/**
 * The address of a site called `name`: it follows the name until somebody types one, and then says of what was typed whether
 * it is free. One that follows the name steps aside for the one that is offered.
 */
export function useAddress(name: string) {
  const [typed, setTyped] = useState<string>();
  const [offered, setOffered] = useState<{ of: string; is: string }>();
  const [judged, setJudged] = useState<{ of: string; as: AddressState }>();
  const input = useRef<HTMLInputElement>(null);
  const suggested = subdomainOf(name);
  const address = typed ?? (offered?.of === suggested ? offered.is : suggested);

  useEffect(() => {
    if (address === "") return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const as = await judge(address);
      if (!isCurrent) return;
      setJudged({ of: address, as });
      if (typed === undefined && as.state === "refused" && as.suggestion)
        setOffered({ of: suggested, is: as.suggestion });
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [address, typed, suggested]);

  const state: AddressState =
    address === "" ? { state: "none" } : judged?.of === address ? judged.as : { state: "checking" };
  return {
    address,
    state,
    type: (text: string) => setTyped(text.toLowerCase().replaceAll(" ", "-")),
    input,
    /** It cannot be had after all, for which `message` is why: what is free instead is asked for, and whoever chose it comes back to it. */
    refuse: async (message: string) => {
      const as = await judge(address);
      const suggestion = as.state === "refused" ? as.suggestion : undefined;
      setJudged({ of: address, as: { state: "refused", message, suggestion } });
      input.current?.focus();
    },
  };
}

async function judge(subdomain: string): Promise<AddressState> {
  try {
    const answer = await sendCommand("check-address", { subdomain });
    return answer.state === "free" ? answer : { ...answer, state: "refused" };
  } catch {
    return { state: "unknown" };
  }
}
