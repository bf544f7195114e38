import type { AuditDeed } from "@janur/domain/account/staff";
import type { AuditRow } from "@janur/domain/contracts/staff-callables";
import { useTranslation } from "react-i18next";
import { momentText } from "../day-text.ts";

/** What the staff did, the latest first. */
export function Trail({ entries }: { entries: readonly AuditRow[] }) {
  const { t } = useTranslation("staff");
  const words = useDeedWords();
  if (entries.length === 0) return <p>{t("trail.empty")}</p>;
  return (
    <ol reversed>
      {entries.map(({ id, byName, deed, at }) => (
        <li key={id}>
          <strong>{words(deed)}</strong>
          <p>{t("trail.entry", { when: momentText(at), by: byName ?? t("trail.nobody") })}</p>
        </li>
      ))}
    </ol>
  );
}

function useDeedWords(): (deed: AuditDeed) => string {
  const { t } = useTranslation("staff");
  return (deed) => {
    switch (deed.kind) {
      case "setRole":
        return t(deed.role === "admin" ? "deed.madeAdmin" : "deed.removedAdmin");
      case "setDisabled":
        return t(deed.isDisabled ? "deed.disabled" : "deed.enabled");
      case "setSwitch":
        return t(deed.isShut ? "deed.shut" : "deed.opened", { part: t(`switch.${deed.name}.name`) });
      case "resendVerification":
        return t("deed.resentVerification");
      case "removeSecondFactor":
        return t("deed.removedSecondFactor");
      case "eraseUser":
        return t(deed.isRequest ? "deed.eraseRequest" : "deed.erased");
      case "handleAbuseReport":
        return t(deed.isRequest ? "deed.suspendRequest" : `deed.${deed.action}`);
    }
  };
}
