import { giftTotals } from "@janur/domain/gift/gift-row";
import type { SpreadsheetFormat } from "@janur/domain/guest/spreadsheet";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { wallClock } from "@janur/domain/time/zone";
import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { saveFile } from "../../../lib/storage/save-file.ts";
import { FormatButtons } from "../../../ui/form/format-buttons.tsx";
import { SideDrawer } from "../../../ui/dialog/side-drawer.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { useFetchBook } from "../mutations.ts";
import { giftQueries } from "../queries.ts";
import { BookPaper } from "./book-paper.tsx";

/** Takes the book along: for Excel, for anything else, or on paper. */
export function FilesDrawer({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { t } = useTranslation("gift");
  const { data: book } = useQuery(giftQueries.book(invitation.id));
  const fetchBook = useFetchBook(invitation.id);
  const { isPending, variables, error } = fetchBook;
  const download = (format: SpreadsheetFormat) => {
    fetchBook.mutate(format, {
      onSuccess: (file) => {
        const { date } = wallClock(new Date(), invitation.zone);
        saveFile(file, t("files.file", { slug: invitation.slug, date, format }));
      },
    });
  };
  return (
    <SideDrawer title={t("files.title")} onClose={onClose}>
      <Stack>
        <Text>{t("files.lead")}</Text>
        <FormatButtons
          labels={{ xlsx: t("files.xlsx"), csv: t("files.csv") }}
          pending={isPending ? variables : null}
          onDownload={download}
        />
        <Button
          variant="default"
          disabled={book === undefined}
          onClick={() => {
            window.print();
          }}
        >
          {t("files.print")}
        </Button>
        {error !== null && <ProblemNotice text={problemText(error)} />}
        {book !== undefined && (
          <BookPaper invitation={invitation} rows={book.rows} totals={giftTotals(book.rows)} />
        )}
      </Stack>
    </SideDrawer>
  );
}
