import { IconMenu2 } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-part.ts";
import { PreloadNavLink } from "../../ui/preload-link.tsx";
import { RenderBoundary } from "../../ui/render-boundary.tsx";
import { useMenu } from "../menu.ts";

const loadSheet = () => import("./main-menu-sheet.tsx");
const MainMenuSheet = lazyPart(async () => (await loadSheet()).MainMenuSheet);

const warm = () => {
  loadSheet().catch(() => undefined);
};

/** Beside the button that opens the whole menu. */
const shown = 4;

/** The bottom bar's entries outside of invitations: the first of the menu; a sheet has all of it. */
export function MainBarEntries() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <ul>
      {useMenu()
        .slice(0, shown)
        .map(({ path, title, icon: Icon, isExact, News }) => (
          <li key={path}>
            <PreloadNavLink to={path} end={isExact ?? false}>
              <Icon size={20} stroke={1.75} aria-hidden />
              {t(`page.${title}`)}
              {News !== undefined && <News />}
            </PreloadNavLink>
          </li>
        ))}
      <li>
        <button
          type="button"
          aria-haspopup="dialog"
          onTouchStart={warm}
          onFocus={warm}
          onClick={() => {
            setOpen(true);
          }}
        >
          <IconMenu2 size={20} stroke={1.75} aria-hidden />
          {t("menu.more")}
        </button>
        {isOpen && (
          <RenderBoundary>
            <Suspense>
              <MainMenuSheet
                onClose={() => {
                  setOpen(false);
                }}
              />
            </Suspense>
          </RenderBoundary>
        )}
      </li>
    </ul>
  );
}
