import { givenRoles, type GivenRole } from "@janur/domain/team/team-invite";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "./team-page.module.css";

const fromLeast = [...givenRoles].reverse();

/** The roles that an owner gives, each with what it may do, the least powerful first. */
export function RoleChoice({ value, onChange }: { value: GivenRole; onChange: (role: GivenRole) => void }) {
  const { t } = useTranslation("team");
  const name = useId();
  return (
    <fieldset className={classes.roles}>
      <legend>{t("invite.role")}</legend>
      <div>
        {fromLeast.map((role) => (
          <label key={role}>
            <input
              type="radio"
              name={name}
              aria-label={t(`role.${role}`)}
              aria-describedby={`${name}-${role}`}
              checked={value === role}
              onChange={() => {
                onChange(role);
              }}
            />
            <span>
              <strong>{t(`role.${role}`)}</strong>
              <span id={`${name}-${role}`}>{t(`may.${role}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
