import type { PageReportRow } from "@janur/domain/contracts/staff-callables";
import { useTranslation } from "react-i18next";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import classes from "./staff.module.css";

/** The public part of a page when it was reported, as words: nothing of it can be followed. */
export function Snapshot({ snapshot: { senderName, parts } }: { snapshot: PageReportRow["snapshot"] }) {
  const { t } = useTranslation(["staff", "invitation"]);
  return (
    <Disclosure className={classes.snapshot} label={t("staff:snapshot.open")}>
      <p>{t("staff:snapshot.sender", { name: senderName })}</p>
      {parts.length === 0 && <p>{t("staff:snapshot.closed")}</p>}
      {parts.map(({ section, texts }, index) => (
        // Two sections of one type stand in the order of the page, which never changes here.
        <section key={index}>
          <h3>{t(`invitation:section.${section}`)}</h3>
          <ul>
            {texts.map((text) => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Disclosure>
  );
}
