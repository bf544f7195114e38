import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import classes from "./shortcut-drawer.module.css";

const modifier = navigator.userAgent.includes("Mac") ? "⌘" : "Ctrl";

/** As they stand on the keyboard, in the order in which they are worth learning. */
const shortcuts = [
  { name: "palette", keys: [modifier, "K"] },
  { name: "search", keys: ["/"] },
  { name: "create", keys: ["N"] },
  { name: "close", keys: ["Esc"] },
  { name: "sheet", keys: ["?"] },
] as const;

/** Every shortcut of the application. Single letters do nothing while somebody types. */
export function ShortcutDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("shortcut.title")} onClose={onClose}>
      <dl className={classes.list}>
        {shortcuts.map(({ name, keys }) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`shortcut.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
