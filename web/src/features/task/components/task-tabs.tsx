import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import { addressView, changedAddress } from "../../../lib/address/address-view.ts";
import { taskLayouts, taskViewSchema } from "../task-view.ts";

/** The same tasks as a list, as a board and as a calendar. @param children at the right end */
export function TaskTabs({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("task");
  const [parameters] = useSearchParams();
  const { view } = addressView(taskViewSchema, parameters);
  return (
    <LinkTabs
      label={t("views")}
      views={taskLayouts.map((layout) => ({
        key: layout,
        to: { search: changedAddress(taskViewSchema, parameters, { view: layout }).toString() },
        label: t(`view.${layout}`),
        isCurrent: view === layout,
      }))}
    >
      {children}
    </LinkTabs>
  );
}
