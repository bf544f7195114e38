import { formatRupiah } from "@janur/domain/gift/amount";
import { IconBackspace } from "@tabler/icons-react";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { styles } from "../styles.ts";

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "000", "0"] as const;
/** What envelopes mostly hold. */
const usual = [50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000] as const;

/** No amount has more digits. */
const longest = 12;

interface NumberPadProps {
  /** What a key does to what is typed. */
  onEdit: (edit: (typed: string) => string) => void;
}

/** Digits as large as a thumb: a phone's own keyboard has no Enter beside its numbers everywhere. */
export function NumberPad({ onEdit }: NumberPadProps) {
  const { t } = useTranslation("gift");
  // The field keeps the focus, and what is typed stays in sight.
  const keepFocus = (event: { preventDefault: () => void }) => {
    event.preventDefault();
  };
  return (
    <div role="group" aria-label={t("write.pad")} onPointerDown={keepFocus} onMouseDown={keepFocus}>
      <div style={{ display: "flex", gap: 8, overflowX: "auto", paddingBottom: 2 }}>
        {usual.map((amount) => (
          <Button
            key={amount}
            variant="default"
            style={{ flex: "none" }}
            onClick={() => {
              onEdit(() => formatRupiah(amount));
            }}
          >
            {formatRupiah(amount)}
          </Button>
        ))}
      </div>
      <div style={styles.pad}>
        {keys.map((digits) => (
          <button
            key={digits}
            type="button"
            style={styles.key}
            onClick={() => {
              onEdit((typed) => (typed + digits).slice(0, longest));
            }}
          >
            {digits}
          </button>
        ))}
        <button
          type="button"
          style={styles.key}
          aria-label={t("write.erase")}
          onClick={() => {
            onEdit((typed) => typed.slice(0, -1));
          }}
        >
          <Icon of={IconBackspace} size={24} />
        </button>
      </div>
    </div>
  );
}
