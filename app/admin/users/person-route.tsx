import { Link, type MetaFunction, useParams } from "react-router";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
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
  const isFailed = error !== undefined;
  const isMissing = value !== undefined && !loading;
  return (
    <div className="grid justify-items-start gap-6 py-12" aria-busy={loading}>
      <h1 className="font-display text-5xl leading-[0.9] sm:text-7xl">
        {isMissing ? words.missingHeading : usersContent.heading}
      </h1>
      <p role="status" className="text-lg text-muted">
        {isMissing ? words.missing : isFailed ? words.failed : words.loading}
      </p>
      {isFailed && !isMissing && <Button onClick={again}>{words.retry}</Button>}
      {isMissing && (
        <Link to="/admin/users" className={buttonClass("outline")}>
          {words.all}
        </Link>
      )}
    </div>
  );
}
