import { IconMenu2 } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/browser/lazy-part.ts";
import { PreloadNavLink } from "../../ui/layout/preload-link.tsx";
import { RenderBoundary } from "../../ui/error/render-boundary.tsx";
import { useBarMenu, type MenuEntry } from "../menu.ts";
import { BarWords } from "./bar-entry.tsx";
import { SendEntry } from "./send-entry.tsx";

const loadDrawer = () => import("./main-menu-drawer.tsx");
const MainMenuDrawer = lazyPart(async () => (await loadDrawer()).MainMenuDrawer);

const warm = () => {
  loadDrawer().catch(() => undefined);
};

/** The bottom bar's entries outside of invitations: what is nearest, sending in the middle, and a drawer with the others. */
export function MainBarEntries() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { bar } = useBarMenu();
  return (
    <ul>
      {bar.slice(0, 2).map((entry) => (
        <Entry key={entry.path} entry={entry} />
      ))}
      <li>
        <SendEntry />
      </li>
      {bar.slice(2).map((entry) => (
        <Entry key={entry.path} entry={entry} />
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
          <BarWords icon={IconMenu2}>{t("menu.more")}</BarWords>
        </button>
        {isOpen && (
          <RenderBoundary place="overlay">
            <Suspense>
              <MainMenuDrawer
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

function Entry({ entry: { path, title, icon, isExact, News } }: { entry: MenuEntry }) {
  const { t } = useTranslation();
  return (
    <li>
      <PreloadNavLink to={path} end={isExact ?? false}>
        <BarWords icon={icon}>{t(`page.${title}`)}</BarWords>
        {News !== undefined && <News />}
      </PreloadNavLink>
    </li>
  );
}
