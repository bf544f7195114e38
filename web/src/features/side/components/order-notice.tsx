import type { Content } from "@janur/domain/content/content";
import { sidePartsOf, withCommonOrder } from "@janur/domain/content/side/edit-side";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../ui/toast/toast.ts";
import { useEditor } from "../../section-forms/components/fields/editor-context.ts";
import { useSectionName } from "../../invitation/use-section-name.ts";

/** Above the sections of a family that has them in an order of its own: the common one, and one tap back to it. */
export function OrderNotice({ whole, side }: { whole: Content; side: GuestSide }) {
  const { t } = useTranslation(["side", "invitation"]);
  const sectionName = useSectionName();
  const { editWhole } = useEditor();
  if (sidePartsOf(whole, side).order.length === 0) return null;
  const names = whole.sections
    .filter(({ isHidden }) => !isHidden)
    .map(({ type }) => sectionName(type))
    .join(", ");
  return (
    <Stack gap={4} mb="md" align="flex-start">
      <Text size="sm" fw={600}>
        {t("side:order.own", { side: t(`side:inText.${side}`) })}
      </Text>
      <Text size="sm" c="dimmed">
        {t("side:order.common", { names })}
      </Text>
      <Button
        variant="default"
        size="sm"
        mt={4}
        onClick={() => {
          editWhole((content) => withCommonOrder(content, side));
          showToast({
            ...{ tone: "done", id: "side" },
            message: t("side:order.done", { side: t(`side:name.${side}`) }),
          });
        }}
      >
        {t("side:order.back")}
      </Button>
    </Stack>
  );
}
