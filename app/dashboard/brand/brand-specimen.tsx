import { useState } from "react";
import type { Brand } from "../../../contract/brand.ts";
import { phoneShape } from "../../../engine/facts/phone.ts";
import { sendCommand } from "../../account/send-command.ts";
import { inputClass } from "../../components/ui/text-field.tsx";
import { demos } from "../../demos/catalog.ts";
import { DrawnView } from "../drawn-view.tsx";
import { brandContent } from "./brand-content.ts";

const words = brandContent.specimen;

/** A real first page in one of the designs, which wears each change of the brand a moment after it. */
export function BrandSpecimen({ brand, design }: { brand: Brand; design: string }) {
  const [shown, setShown] = useState(design);
  const named = drawable(brand);
  return (
    <section aria-labelledby="specimen" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="specimen" className="font-display text-3xl">
          {words.heading}
        </h2>
        <label className="flex items-center gap-3 text-sm text-muted">
          {words.design}
          <select
            value={shown}
            onChange={({ target }) => setShown(target.value)}
            className={`${inputClass} min-h-11! w-auto! px-3! text-sm!`}
          >
            {demos.map(({ slug, brand: name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="aspect-[4/3] border border-line [&>div]:size-full">
        <DrawnView
          token={`${shown} ${JSON.stringify(named)}`}
          draw={async () => (await sendCommand("draw-brand", { design: shown, brand: named })).html}
          title={words.title}
          failed={words.failed}
        />
      </div>
    </section>
  );
}

/** Without what no page could say yet, because it is half typed; until there is a name, somebody's stands there. */
function drawable(brand: Brand): Brand {
  const { name, phone, email, ...others } = brand.facts;
  return {
    ...brand,
    facts: {
      ...others,
      name: name.trim() || words.title,
      ...(phone && phoneShape.test(phone) && { phone }),
      ...(email && /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(email) && { email }),
    },
  };
}
