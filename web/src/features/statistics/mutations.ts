import type { SpreadsheetFormat } from "@janur/domain/guest/spreadsheet";
import { useMutation } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";
import { bytesOf } from "../../lib/storage/save-file.ts";
import type { StatisticsLines } from "./use-statistics-lines.ts";

/** The figures as a file. `limit/too-many-requests` */
export function useFetchStatisticsFile(invitationId: string) {
  return useMutation({
    mutationFn: async (input: StatisticsLines & { format: SpreadsheetFormat }) => {
      const { bytes } = await callHost("exportFigures", { invitationId, ...input });
      return new Blob([bytesOf(bytes)]);
    },
    gcTime: 0,
  });
}
