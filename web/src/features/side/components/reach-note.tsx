import type { Content } from "@janur/domain/content/content";
import type { ContentDifference } from "@janur/domain/content/merge/content-difference";
import { familiesApart } from "@janur/domain/content/merge/families-apart";
import type { OrderChange } from "@janur/domain/content/merge/section-order";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { usePartName } from "../../versions/components/use-part-name.ts";

interface ReachNoteProps {
  invitation: Pick<Invitation, "sides">;
  /** From what guests see to the draft. */
  differences: readonly ContentDifference[];
  orders: readonly OrderChange[];
  content: Content;
}

/** Which versions a change of the common text reaches; nothing where the common text stays as it was. */
export function ReachNote({ invitation, differences, orders, content }: ReachNoteProps) {
  const { t } = useTranslation("side");
  const partName = usePartName();
  const families = invitation.sides.map(({ id }) => id);
  const common = [...differences, ...orders].filter(({ family }) => family === undefined);
  if (common.length === 0) return null;
  const excepted = common.flatMap((change) => {
    const sides = change.part === "order" ? change.apart : familiesApart(content, families, change);
    return sides.length === 0 ? [] : [{ part: partName(change), sides }];
  });
  if (excepted.length === 0) return <Text>{t("reach.all")}</Text>;
  return excepted.map(({ part, sides }) => (
    <Text key={part}>
      {t("reach.except", { part, sides: sides.map((side) => t(`inText.${side}`)).join(", ") })}
    </Text>
  ));
}
