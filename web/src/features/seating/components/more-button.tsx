import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** What a long list shows next; nothing where all of it is shown. */
export function MoreButton(props: {
  shown: number;
  of: number;
  step: number;
  onMore: (shown: number) => void;
}) {
  const { shown, of, step, onMore } = props;
  const { t } = useTranslation("seating");
  if (of <= shown) return null;
  return (
    <Button
      variant="default"
      onClick={() => {
        onMore(shown + step);
      }}
    >
      {t("more", { count: Math.min(step, of - shown) })}
    </Button>
  );
}
