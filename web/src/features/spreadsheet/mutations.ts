import type { SpreadsheetCursor, SpreadsheetFormat } from "@janur/domain/guest/spreadsheet";
import { useMutation } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";
import { currentLanguage } from "../../lib/i18n/i18n.ts";
import { bytesOf } from "../../lib/storage/save-file.ts";

const mimeTypes: Record<SpreadsheetFormat, string> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv;charset=utf-8",
};

/** Guests and answers as a file, piece by piece. `export/too-large`, `limit/too-many-requests` */
export function useFetchSpreadsheet(invitationId: string) {
  return useMutation({
    mutationFn: async (format: SpreadsheetFormat) => {
      const pieces: Blob[] = [];
      let after: SpreadsheetCursor | null = null;
      do {
        const input = { invitationId, format, language: currentLanguage(), after };
        const piece: { bytes: string; next: SpreadsheetCursor | null } = await callHost(
          "exportGuests",
          input,
        );
        pieces.push(new Blob([bytesOf(piece.bytes)]));
        after = piece.next;
      } while (after !== null);
      return new Blob(pieces, { type: mimeTypes[format] });
    },
    gcTime: 0,
  });
}
