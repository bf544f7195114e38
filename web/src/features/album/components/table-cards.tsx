import { useTranslation } from "react-i18next";
import { QrCode } from "../../../ui/picture/qr-code.tsx";
import cardsStyle from "./table-cards.css?inline";

const cards = [0, 1, 2, 3];

/** Four cards of A6 on a sheet of A4, to be folded or stood up; on the screen they are not there. */
export function TableCards({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation("wish");
  return (
    <>
      <style href="album-tables" precedence="page">
        {cardsStyle}
      </style>
      <div className="paper-tables" aria-hidden>
        {cards.map((card) => (
          <section key={card}>
            <h1 dir="auto">{title}</h1>
            <p>{t("album.table.heading")}</p>
            <QrCode text={url} />
            <p>{t("album.table.scan")}</p>
          </section>
        ))}
      </div>
    </>
  );
}
