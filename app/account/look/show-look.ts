import "./show-look.css";
import type { AuthClient } from "@supabase/auth-js";
import { type KeptLook, leaveLook } from "./kept-look.ts";
import { lookContent as words } from "./look-content.ts";

type Auth = Pick<InstanceType<typeof AuthClient>, "getSession" | "onAuthStateChange">;

/**
 * Says over the page whom it is seen as, with the way back, and goes back when the look is over. Written against the DOM: it
 * stands on pages without React too, the editor's among them.
 */
export function showLook(auth: Auth, look: KeptLook): void {
  const until = new Date(look.endsAt);
  const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(until);
  const text = document.createElement("p");
  const who = document.createElement("b");
  who.textContent = words.text(look.name, time);
  text.append(who, ` ${words.note}`);
  const end = document.createElement("button");
  end.type = "button";
  end.textContent = words.end;
  const bar = document.createElement("aside");
  bar.className = "look-bar";
  bar.setAttribute("aria-label", words.label);
  bar.append(text, end);
  document.body.append(bar);

  let isLeaving = false;
  const leave = () => {
    if (isLeaving) return;
    isLeaving = true;
    leaveLook(look);
  };
  end.addEventListener("click", () => {
    end.disabled = true;
    // Where the server does not hear of it, the look runs out by itself.
    void tellEnd(auth).finally(leave);
  });
  setTimeout(leave, Math.max(0, until.getTime() - Date.now()));
  auth.onAuthStateChange((event) => {
    if (event === "SIGNED_OUT") leave();
  });
}

async function tellEnd(auth: Auth): Promise<void> {
  const { data } = await auth.getSession();
  if (!data.session) return;
  await fetch("/api/end-look", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${data.session.access_token}`,
    },
    body: "{}",
  }).catch(() => {});
}
