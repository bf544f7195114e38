import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button, Skeleton } from "@mantine/core";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../../lib/browser/use-copy.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { CopyByHand } from "../../../ui/dialog/copy-by-hand.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { QrCode } from "../../../ui/picture/qr-code.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useChangeAlbum } from "../mutations.ts";
import { styles } from "../styles.ts";
import { TableCards } from "./table-cards.tsx";

interface TableQrProps {
  invitation: Invitation;
  /** Null while it loads. */
  path: string | null;
  isOpen: boolean;
}

/** What stands on the tables: to look at, to print, to make anew. */
export function TableQr({ invitation, path, isOpen }: TableQrProps) {
  const { t } = useTranslation("wish");
  const { copy, refused, forget } = useCopy();
  const change = useChangeAlbum(invitation.id);
  const [isAsking, setAsking] = useState(false);
  const url = path === null ? "" : `${location.origin}${path}`;
  const copyLink = async () => {
    if (await copy(url)) showToast({ tone: "done", id: "album", message: t("album.table.copied") });
  };
  return (
    <Card title={t("album.table.title")}>
      <p style={styles.help}>{t("album.table.text")}</p>
      <div style={styles.qrRow}>
        <div style={{ ...styles.qr, opacity: isOpen ? 1 : 0.35 }}>
          {path === null ? <Skeleton height={176} /> : <QrCode text={url} label={t("album.table.label")} />}
        </div>
        <div style={styles.buttons}>
          <Button
            disabled={!isOpen || path === null}
            onClick={() => {
              window.print();
            }}
          >
            {t("album.table.print")}
          </Button>
          <Button variant="default" disabled={!isOpen || path === null} onClick={() => void copyLink()}>
            {t("album.table.copy")}
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              setAsking(true);
            }}
          >
            {t("album.table.renew")}
          </Button>
        </div>
      </div>
      {path !== null && createPortal(<TableCards title={invitation.title} url={url} />, document.body)}
      {refused !== null && <CopyByHand text={refused} title={t("album.table.copy")} onClose={forget} />}
      {isAsking && (
        <ConfirmDialog
          title={t("album.table.renewTitle")}
          text={t("album.table.renewText")}
          confirm={t("album.table.renew")}
          isSevere
          isBusy={change.isPending}
          error={change.error}
          onClose={() => {
            setAsking(false);
          }}
          onConfirm={() => {
            change.mutate(
              { isTableRenewed: true },
              {
                onSuccess: () => {
                  setAsking(false);
                  showToast({ tone: "done", id: "album", message: t("album.table.renewed") });
                },
              },
            );
          }}
        />
      )}
    </Card>
  );
}
