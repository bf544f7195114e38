import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/browser/lazy-part.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import { UserButton } from "./user-button.tsx";

const loadPanel = () => import("./user-menu-panel.tsx");
const UserMenuPanel = lazyPart(async () => (await loadPanel()).UserMenuPanel);

const warm = () => {
  loadPanel().catch(() => undefined);
};

/** The account button; its menu is fetched on the way to it and opens with the first click. */
export function UserMenu() {
  const { t } = useTranslation();
  const { user, profile } = useSignedIn();
  const [isWanted, setWanted] = useState(false);
  const name = profile?.displayName ?? user.displayName ?? t("menu.unnamed");
  const photo = profile?.photoURL ?? null;
  const button = (
    <UserButton
      name={name}
      photo={photo}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => {
        setWanted(true);
      }}
    />
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <UserMenuPanel name={name} photo={photo} />
    </Suspense>
  ) : (
    button
  );
}
