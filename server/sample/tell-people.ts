import { randomUUID } from "node:crypto";
import { deletePerson } from "../studio/delete-person.ts";
import { invitePerson } from "../studio/invite-person.ts";
import { setRole } from "../studio/set-role.ts";
import { suspendAccount } from "../studio/suspend-account.ts";
import { type CastKey, type CastMember, customers, invited, studio, unconfirmed } from "./cast-content.ts";
import { beSeen, openAccount, signUpOnly } from "./open-account.ts";
import { peopleWords } from "./people-content.ts";
import { act, playerOf, type Stage } from "./stage.ts";
import type { Story } from "./story.ts";

/** Who came in that year, who was invited, who was asked to stay away and who leaves. `passwords` has the hash of each who is to sign in. */
export function tellPeople(story: Story, stage: Stage, passwords: ReadonlyMap<CastKey, string>): void {
  const cast = Object.entries<CastMember>({ ...studio, ...customers }) as [CastKey, CastMember][];
  for (const [place, [key, member]] of cast.entries()) {
    story.on(member.joined, 8 + (place % 9), async () => {
      const player = await openAccount(stage, member, {
        place,
        password: passwords.get(key) ?? null,
        asksForAdmin: key === "wilhelmina" || key === "ruben",
      });
      stage.players.set(key, player);
    });
    if (member.seen < member.joined) {
      story.on(member.seen, 19 + (place % 3), () => beSeen(stage.parts.database.typed, playerOf(stage, key)));
    }
  }
  for (const [place, ago] of unconfirmed.entries()) {
    story.on(ago, 7 + (place % 12), () => signUpOnly(stage, `visitor-${place + 1}@post.example`));
  }
  const request = () => ({ request: randomUUID() });
  story.on(412, 20, () =>
    act(stage, "wilhelmina", setRole, { ...request(), account: playerOf(stage, "tobiah").id, role: "admin" }),
  );
  for (const { ago, ...person } of invited) {
    story.on(ago, 10, () => act(stage, "wilhelmina", invitePerson, { ...request(), ...person }));
  }
  story.on(45, 11, () =>
    act(stage, "tobiah", suspendAccount, {
      ...request(),
      account: playerOf(stage, "gunnar").id,
      reason: peopleWords.suspended,
      sitesStayLive: false,
    }),
  );
  story.on(7, 12, () => {
    const { id, email } = playerOf(stage, "bea");
    return act(stage, "wilhelmina", deletePerson, { ...request(), account: id, email });
  });
}
