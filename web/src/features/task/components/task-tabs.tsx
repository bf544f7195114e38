import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import linkTabs from "../../../ui/link-tabs.module.css";
import { addressView, changedAddress } from "../../../lib/address-view.ts";
import { taskLayouts, taskViewSchema } from "../task-view.ts";
import classes from "./task-room.module.css";

/** The same tasks as a list, as a board and as a calendar. */
export function TaskTabs() {
  const { t } = useTranslation("task");
  const [parameters] = useSearchParams();
  const { view } = addressView(taskViewSchema, parameters);
  return (
    <nav className={`${linkTabs.tabs} ${classes.tabs}`} aria-label={t("views")}>
      <ul>
        {taskLayouts.map((layout) => (
          <li key={layout}>
            <Link
              to={{ search: changedAddress(taskViewSchema, parameters, { view: layout }).toString() }}
              replace
              preventScrollReset
              aria-current={view === layout ? "page" : undefined}
            >
              {t(`view.${layout}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
