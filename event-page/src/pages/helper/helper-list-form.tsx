import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { ReactNode } from "react";
import { helperListMessages } from "./helper-list-messages.ts";

const { guest, branch } = limits;
const { person, family } = guest.usualSeats;

/** Where a helper writes guests down: one at a time, or a pasted list. */
export function HelperListForm({ language }: { language: Language }): ReactNode {
  const t = helperListMessages[language];
  const seats = Array.from({ length: guest.seats.max }, (_, index) => index + guest.seats.min);
  return (
    <div id="branch" hidden>
      <p>{t.lead}</p>
      <form id="add" aria-labelledby="add-title" noValidate>
        <h3 id="add-title" tabIndex={-1}>
          {t.title}
        </h3>
        <label className="f">
          {t.honorific}
          <input name="honorific" list="honorifics" maxLength={guest.honorific} autoComplete="off" />
        </label>
        <datalist id="honorifics">
          {t.honorifics.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
        <label className="f">
          {t.name}
          <input
            name="name"
            required
            maxLength={guest.name.max}
            autoComplete="off"
            aria-describedby="bad-name"
          />
        </label>
        <p className="bad" id="bad-name" role="alert" />
        <label className="tick">
          <input name="suffix" type="checkbox" value={t.familySuffix} data-usual={t.familySuffix} />{" "}
          {t.family}
        </label>
        <label className="f">
          {t.phone}
          <input
            name="phone"
            type="tel"
            maxLength={branch.typedPhone}
            autoComplete="off"
            placeholder={t.phoneHelp}
            aria-describedby="bad-phone"
          />
        </label>
        <p className="bad" id="bad-phone" role="alert" />
        <label className="f">
          {t.seats}
          <select name="seats" defaultValue={person} data-usual={person} data-family={family}>
            {seats.map((count) => (
              <option key={count} value={count}>
                {t.people(count)}
              </option>
            ))}
          </select>
        </label>
        <label className="f">
          {t.origin}
          <input name="origin" maxLength={guest.origin} autoComplete="off" aria-describedby="origin-help" />
        </label>
        <p className="small hint" id="origin-help">
          {t.originHelp}
        </p>
        <p className="say" role="status" />
        <button className="btn" type="submit">
          {t.add}
        </button>
        <button className="link" type="reset" hidden>
          {t.cancel}
        </button>
      </form>
      <details id="many">
        <summary>{t.paste}</summary>
        <form id="paste">
          <label className="f">
            {t.pasteHelp}
            <textarea name="text" rows={6} required maxLength={branch.text} placeholder={t.pasteSample} />
          </label>
          <p className="say" role="status" />
          <button className="btn" type="submit">
            {t.pasteAdd}
          </button>
        </form>
      </details>
    </div>
  );
}
