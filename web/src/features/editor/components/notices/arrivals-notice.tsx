import type { Invitation } from "@janur/domain/invitation/invitation";
import { useTranslation } from "react-i18next";
import type { Arrival } from "../../../draft/arrivals.ts";
import { authorName } from "../../../draft/author-name.ts";
import classes from "./save-indicator.module.css";
import { usePartName } from "../../../versions/components/use-part-name.ts";
import { VersionsOpener } from "../../../versions/components/versions-opener.tsx";

interface ArrivalsNoticeProps {
  invitation: Pick<Invitation, "team">;
  uid: string;
  arrivals: readonly Arrival[];
  onForget: () => void;
}

/** One quiet line: what others changed while this editor was open. What stood here before can be seen. */
export function ArrivalsNotice({ invitation, uid, arrivals, onForget }: ArrivalsNoticeProps) {
  const { t } = useTranslation("versions");
  const partName = usePartName();
  const last = arrivals.at(-1);
  const lineOf = ({ by, differences, isReordered }: Arrival) => {
    const names = [...new Set(differences.map(partName)), ...(isReordered ? [t("arrival.reordered")] : [])];
    const author = authorName(invitation, by, uid);
    const parts = names.join(", ");
    return author === null ? t("arrival.elsewhere", { parts }) : t("arrival.by", { name: author, parts });
  };
  return (
    <p className={classes.line}>
      {last !== undefined && lineOf(last)}{" "}
      {arrivals.some(({ differences }) => differences.length > 0) && (
        <VersionsOpener
          label={t("arrival.show")}
          button={{ variant: "subtle", size: "compact-sm" }}
          title={t("arrival.title")}
          text={t("arrival.text")}
          forget={t("arrival.forget")}
          entries={arrivals.toReversed().flatMap((arrival, index) =>
            arrival.differences.map((difference) => ({
              key: `${String(index)} ${difference.key}`,
              title: partName(difference),
              versions: difference,
              names: { mine: t("side.before"), theirs: t("side.after") },
              copies: ["mine"],
            })),
          )}
          onForget={onForget}
        />
      )}
    </p>
  );
}
