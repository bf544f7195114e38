import "@mantine/core/styles/Mark.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/spotlight/styles.css";
import { createSpotlight, Spotlight, useSpotlight } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import classes from "./command-palette.module.css";
import { useFixedGroups } from "./palette/use-fixed-groups.tsx";
import { useFoundGroups } from "./palette/use-found-groups.tsx";

const [store, { open }] = createSpotlight();

/**
 * Opens it with an empty field; one that is open keeps what is typed. The library empties it at the end of its way out,
 * which may come after it was opened again and typed into.
 */
export function openCommandPalette(): void {
  if (!store.getState().opened) store.setState({ ...store.getState(), query: "", empty: false });
  open();
}

/** Jump to a page, an invitation, a guest, a task or an article, or do one of a few things, without the mouse. */
export function CommandPalette() {
  const { t } = useTranslation();
  const { query } = useSpotlight(store);
  const { pages, actions } = useFixedGroups(query);
  const { groups: found, articles, isSearching } = useFoundGroups(query, pages.actions.length > 0);
  // What is looked for most by its name comes first, what explains something last.
  const groups = [pages, ...found, actions, articles];
  return (
    <Spotlight
      store={store}
      actions={groups
        .filter(({ actions }) => actions.length > 0)
        .map(({ group, actions }) => ({
          group,
          actions: actions.map((action) => ({ ...action, highlightColor: "kunyit" })),
        }))}
      // The groups hold only what fits: guests and articles are found by more than the letters of their names.
      filter={(_, actions) => actions}
      query={query}
      clearQueryOnClose={false}
      shortcut={null}
      attributes={{ content: { "aria-label": t("palette.title") } }}
      highlightQuery
      nothingFound={isSearching ? t("palette.searching") : t("palette.nothing")}
      radius="lg"
      // At the top, so that the field stays where it is while what is found grows and shrinks.
      centered={false}
      yOffset="12dvh"
      classNames={{ content: classes.content, action: classes.action }}
      searchProps={{
        "aria-label": t("palette.title"),
        placeholder: t("palette.placeholder"),
        leftSection: <Icon of={IconSearch} />,
      }}
    />
  );
}
