import { useId } from "react";

/** Two or more roles as radio buttons, the first chosen; `hint` says how a role is granted. */
export function RoleField({
  legend,
  name,
  roles,
  hint,
}: {
  legend: string;
  name: string;
  roles: readonly { value: string; name: string; text: string }[];
  hint: string;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-px border border-muted bg-muted sm:grid-cols-2">
        {roles.map((role, at) => (
          <label
            key={role.value}
            className="relative flex cursor-pointer gap-3 bg-paper px-4 py-3.5 hover:bg-raised has-checked:bg-raised has-checked:inset-ring-2 has-checked:inset-ring-accent has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={role.value}
              defaultChecked={at === 0}
              aria-describedby={`${id}-${role.value}`}
              aria-label={role.name}
              className="mt-1 size-4.5 shrink-0 cursor-pointer accent-accent outline-none"
            />
            <span>
              <span className="block font-semibold">{role.name}</span>
              <span id={`${id}-${role.value}`} className="block text-sm text-muted">
                {role.text}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-3 text-sm text-muted">
        {hint}
      </p>
    </fieldset>
  );
}
