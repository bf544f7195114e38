import { formatRupiah } from "@janur/domain/gift/amount";
import { counts } from "@janur/domain/gift/gift";
import type { GiftRow, GiftTotals } from "@janur/domain/gift/gift-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { byEnvelope } from "../gift-view.ts";
import paperStyle from "./book-paper.css?inline";

interface BookPaperProps {
  invitation: Invitation;
  rows: readonly GiftRow[];
  totals: GiftTotals;
}

/** The book on sheets of A4; on the screen it is not there. */
export function BookPaper({ invitation, rows, totals }: BookPaperProps) {
  const { t } = useTranslation("gift");
  const shown = rows.filter(counts).sort((a, b) => byEnvelope(a, b) || a.createdAt - b.createdAt);
  return createPortal(
    <div className="book-paper" aria-hidden>
      <style href="book-paper" precedence="page">
        {paperStyle}
      </style>
      <h1 dir="auto">
        {t("files.paperTitle")}: {invitation.title}
      </h1>
      <table>
        <thead>
          <tr>
            <th>{t("field.envelope")}</th>
            <th>{t("field.name")}</th>
            <th>{t("field.kind")}</th>
            <th>{t("field.note")}</th>
            <th className="book-amount">{t("field.amount")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id}>
              <td>{row.envelope}</td>
              <td dir="auto">
                {row.name || t("nobody")}
                {row.through !== "" && ` (${t("book.through", { name: row.through })})`}
              </td>
              <td>{t(`kind.${row.kind}`)}</td>
              <td dir="auto">{row.note}</td>
              <td className="book-amount">{row.amount === null ? "" : formatRupiah(row.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={4}>
              {t("files.sum")}, {t("totals.entries", { count: totals.entries })}
            </th>
            <th className="book-amount">{formatRupiah(totals.amount)}</th>
          </tr>
        </tfoot>
      </table>
    </div>,
    document.body,
  );
}
