import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { Option } from "./option.tsx";

/** Who comes along: the household's names to tick, and a line for others. */
export function RsvpCompanions(props: {
  context: SectionContext;
  /** Names of the household; empty for everybody else. */
  members: readonly string[];
  /** As typed or as kept. */
  companions: readonly string[];
}): ReactNode {
  const { context, members, companions } = props;
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
          aria-describedby="companions-hint"
        />
        <span className="small" id="companions-hint">
          {t.companionsHint}
        </span>
      </label>
    </>
  );
}
