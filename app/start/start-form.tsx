import { trades } from "../../engine/facts/trades.ts";
import { limits } from "../../templates/fitting/limits.ts";
import { start } from "./content.ts";

const { form } = start;

/** What the visitor says of the business. Without a script it is read by nobody, so it has no address to send to. */
export function StartForm() {
  return (
    <form className="said" aria-label={form.label}>
      <label className="said-name">
        <span>{form.name}</span>
        <textarea
          name="name"
          rows={1}
          maxLength={limits.name}
          placeholder={form.nameHint}
          autoComplete="organization"
          enterKeyHint="next"
          spellCheck={false}
        />
      </label>
      <div className="said-rest">
        <label className="said-trade">
          {form.trade}
          <input
            name="trade"
            list="trades"
            maxLength={limits.trade}
            placeholder={form.tradeHint}
            autoComplete="off"
          />
        </label>
        <datalist id="trades">
          {Object.entries(trades).map(([trade, [name]]) => (
            <option key={trade} value={name} />
          ))}
        </datalist>
        <details className="said-more">
          <summary>{form.more}</summary>
          <div>
            <div className="said-where">
              <label>
                {form.phone}
                <input name="phone" type="tel" maxLength={limits.phone} autoComplete="tel" />
              </label>
              <label>
                {form.town}
                <input name="town" maxLength={limits.town} autoComplete="address-level2" />
              </label>
            </div>
            <fieldset>
              <legend>{form.services}</legend>
              {Array.from({ length: limits.services }, (_, index) => (
                <p key={form.service(index + 1)}>
                  <input
                    name="service"
                    aria-label={form.service(index + 1)}
                    maxLength={limits.service}
                    placeholder={form.serviceHint[index]}
                    autoComplete="off"
                  />
                  <input
                    name="price"
                    aria-label={form.price(index + 1)}
                    maxLength={limits.price}
                    placeholder={index === 0 ? form.priceHint : ""}
                    autoComplete="off"
                  />
                </p>
              ))}
            </fieldset>
            <label>
              {form.sentence}
              <textarea
                name="sentence"
                rows={2}
                maxLength={limits.sentence}
                placeholder={form.sentenceHint}
              />
            </label>
            <div className="said-logo">
              <label>
                {form.logo}
                <input name="logo" type="file" accept="image/*" aria-describedby="logo-note" />
              </label>
              <small id="logo-note">{form.logoNote}</small>
              <p role="alert" data-logo-error hidden>
                {form.logoError}
              </p>
              <button type="button" className="link" data-remove-logo hidden>
                {form.removeLogo}
              </button>
            </div>
          </div>
        </details>
        <p className="said-promise">
          {start.promise}{" "}
          <button type="reset" className="link" data-anew hidden>
            {form.anew}
          </button>
        </p>
      </div>
    </form>
  );
}
