import type { ReactNode } from "react";
import type { SectionContext } from "../context.ts";
import { isMarked } from "./field-limit.tsx";
import { Option } from "./option.tsx";

const path = "answer.companions";

/** Who comes along: the household's names to tick, and a line for others. */
export function RsvpCompanions(props: {
  context: SectionContext;
  /** Names of the household; empty for everybody else. */
  members: readonly string[];
  /** As typed or as kept. */
  companions: readonly string[];
  /** Names of fields that a refusal found wrong. */
  wrong: readonly string[];
}): ReactNode {
  const { context, members, companions, wrong } = props;
  const { t } = context;
  const isHousehold = members.length > 0;
  const others = companions.filter((name) => !members.includes(name));
  return (
    <>
      {isHousehold && (
        <fieldset>
          <legend>{t.members}</legend>
          <div className="opts list">
            {members.map((name) => (
              <Option
                key={name}
                type="checkbox"
                name="member"
                value={name}
                isChosen={companions.includes(name)}
              >
                {name}
              </Option>
            ))}
          </div>
        </fieldset>
      )}
      <label className="f">
        {isHousehold ? t.otherCompanions : t.companions} <span className="small">{t.optional}</span>
        <input
          name="companions"
          maxLength={800}
          defaultValue={others.join(", ")}
          aria-invalid={isMarked(wrong, path)}
          aria-describedby="companions-hint"
        />
        <span className="small" id="companions-hint">
          {t.companionsHint}
          {isMarked(wrong, path) && ` ${t.namesLimit}`}
        </span>
      </label>
    </>
  );
}
