import { type MetaFunction, useParams } from "react-router";
import { OneWaiting } from "../../account/area/one-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { AdminPage } from "../admin-page.tsx";

import { PersonPage } from "./person-page.tsx";
import { readPerson } from "./read-people.ts";
import { usersContent } from "./users-content.ts";

const words = usersContent.person;

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: usersContent.description },
  { name: "robots", content: "noindex" },
];

export default function PersonRoute() {
  return (
    <AdminPage>
      <OnePerson />
    </AdminPage>
  );
}

function OnePerson() {
  const { id = "" } = useParams();
  const { value, error, loading, again } = useLoaded(id, async () => ({ person: await readPerson(id) }));
  // Of somebody else is what was known before this one was asked for.
  if (value?.person?.account === id) return <PersonPage key={id} person={value.person} onChanged={again} />;
  return (
    <OneWaiting
      heading={usersContent.heading}
      words={words}
      all="/admin/users"
      loading={loading}
      isFailed={error !== undefined}
      isMissing={value !== undefined && !loading}
      again={again}
    />
  );
}
