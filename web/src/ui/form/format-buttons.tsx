import type { SpreadsheetFormat } from "@janur/domain/guest/spreadsheet";
import { Button } from "@mantine/core";

interface FormatButtonsProps {
  labels: Readonly<Record<SpreadsheetFormat, string>>;
  /** The one that is on its way; null for none. */
  pending: SpreadsheetFormat | null;
  onDownload: (format: SpreadsheetFormat) => void;
}

/** Takes a file along, first as most people open it. */
export function FormatButtons({ labels, pending, onDownload }: FormatButtonsProps) {
  return (["xlsx", "csv"] as const).map((format) => (
    <Button
      key={format}
      {...(format === "csv" ? { variant: "default" } : {})}
      loading={pending === format}
      disabled={pending !== null}
      onClick={() => {
        onDownload(format);
      }}
    >
      {labels[format]}
    </Button>
  ));
}
