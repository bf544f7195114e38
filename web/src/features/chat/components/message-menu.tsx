import "@mantine/core/styles/Menu.css";
import { ActionIcon, Menu } from "@mantine/core";
import { IconCopy, IconDots, IconFlag } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { useCopy } from "../../../lib/browser/use-copy.ts";
import { CopyByHand } from "../../../ui/dialog/copy-by-hand.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import type { ThreadMessage } from "../message-data.ts";
import classes from "./chat-page.module.css";

const ReportDialog = lazyPart(async () => (await import("./report-dialog.tsx")).ReportDialog);

interface MessageMenuProps {
  chatId: string;
  message: Pick<ThreadMessage, "id" | "name" | "text">;
}

/** What can be done with a message of somebody else. */
export function MessageMenu({ chatId, message }: MessageMenuProps) {
  const { t } = useTranslation("chat");
  const [isReporting, setReporting] = useState(false);
  const { name, text } = message;
  const { copy, refused, forget } = useCopy();
  const copyText = async () => {
    if (await copy(text)) showToast({ tone: "done", id: "chat", message: t("menu.copied") });
  };
  return (
    <>
      <Menu position="bottom-end" width={200} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            className={classes.more}
            variant="subtle"
            color="tanah"
            size={32}
            aria-label={t("menu.label", { name })}
          >
            <Icon of={IconDots} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {text !== "" && (
            <Menu.Item leftSection={<Icon of={IconCopy} />} onClick={() => void copyText()}>
              {t("menu.copy")}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<Icon of={IconFlag} />}
            onClick={() => {
              setReporting(true);
            }}
          >
            {t("menu.report")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {refused !== null && <CopyByHand title={t("menu.copy")} text={refused} onClose={forget} />}
      {isReporting && (
        <Suspense>
          <ReportDialog
            chatId={chatId}
            message={message}
            onClose={() => {
              setReporting(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
