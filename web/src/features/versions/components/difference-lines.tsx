import type { Content } from "@janur/domain/content/content";
import type { ContentDifference } from "@janur/domain/content/merge/content-difference";
import { contentDifferences } from "@janur/domain/content/merge/merge-content";
import { orderChanges } from "@janur/domain/content/merge/section-order";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { rowsOfPart } from "../../draft/difference-rows.ts";
import { useDifferenceWords } from "../../draft/use-difference-words.ts";
import { usePartName } from "./use-part-name.ts";

/** What changed from one content to a later one, a line each: "Resepsi · Mulai: 11.00 → 13.00 WIB". */
export function DifferenceLines({ before, after }: { before: Content; after: Content }) {
  const { t } = useTranslation("versions");
  const partName = usePartName();
  const differences = contentDifferences(before, after);
  const orders = orderChanges(before, after, []);
  if (differences.length + orders.length === 0) return <Text>{t("history.same")}</Text>;
  return (
    <Stack gap={16}>
      {differences.map((difference) => (
        <section key={difference.key} aria-label={partName(difference)}>
          <Text component="h3" fz={16} fw={600} m={0}>
            {partName(difference)}
          </Text>
          {difference.mine === null || difference.theirs === null ? (
            <Text>{t(difference.mine === null ? "history.added" : "removed")}</Text>
          ) : (
            <DifferenceRows {...difference} />
          )}
        </section>
      ))}
      {orders.map((change) => (
        <section key={`order ${change.family ?? ""}`} aria-label={partName(change)}>
          <Text component="h3" fz={16} fw={600} m={0}>
            {partName(change)}
          </Text>
          <Text>{t("history.moved")}</Text>
        </section>
      ))}
    </Stack>
  );
}

/** What changed in one part, a line for each field. */
export function DifferenceRows({
  part,
  mine,
  theirs,
}: {
  part: ContentDifference["part"];
  mine: unknown;
  theirs: unknown;
}) {
  const words = useDifferenceWords();
  return rowsOfPart(part, mine, theirs).map((row, index) => {
    const [old, now] = words.pair(row);
    return (
      <Text key={`${String(index)} ${row.field}`} dir="auto" style={{ overflowWrap: "anywhere" }}>
        {words.label(row)}: <del>{old}</del> → <ins>{now}</ins>
      </Text>
    );
  });
}
