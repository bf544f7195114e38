import type { GiftInput } from "@janur/domain/gift/gift";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { newDocumentId } from "../../../lib/browser/new-document-id.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { giftQueries, whileSeen } from "../queries.ts";
import { styles } from "../styles.ts";
import { useOutbox } from "../use-outbox.ts";
import { EntryForm, type EntryStart } from "./entry-form.tsx";
import { GiftLines } from "./gift-lines.tsx";
import { OutboxNotice } from "./outbox-notice.tsx";

/** Entries that somebody looks back at while they write. */
const lastShown = 12;

interface WriteViewProps {
  invitation: Invitation;
  uid: string;
  guests: readonly GuestRow[];
}

/** One envelope after another, without a tap between two. */
export function WriteView({ invitation, uid, guests }: WriteViewProps) {
  const { t } = useTranslation("gift");
  const { id, zone } = invitation;
  const { data: book } = useSuspenseQuery({ ...giftQueries.book(id), ...whileSeen });
  const { data: envelopes = [] } = useQuery(giftQueries.envelopes(id));
  const { outbox, entries } = useOutbox(id, uid);
  const [start, setStart] = useState<EntryStart | null>(null);
  const [said, setSaid] = useState("");
  const own = useMemo(
    () =>
      book.rows
        .filter((row) => row.uid === uid && !row.isRemoved)
        .sort((a, b) => b.createdAt - a.createdAt)
        .slice(0, lastShown),
    [book.rows, uid],
  );
  const told = (kept: Promise<void> | undefined, words: string, done?: () => void) => {
    const tell = () => {
      done?.();
      setSaid(words);
    };
    if (kept !== undefined) return kept.then(tell);
    tell();
    return undefined;
  };
  const add = (gift: GiftInput, words: string, photo: Blob | undefined) =>
    told(outbox.add({ giftId: newDocumentId(), gift }, photo), words);
  const close = () => {
    setStart(null);
  };
  return (
    <div style={styles.grid}>
      <div style={styles.column}>
        <Card title={t("write.title")}>
          <EntryForm {...{ guests, envelopes }} start={null} onAdd={add} />
          <p role="status" style={{ ...styles.small, margin: "8px 0 0", minHeight: 21 }}>
            {said}
          </p>
        </Card>
      </div>
      {/* Apart from the form, in which the next envelope may be half written. */}
      {start !== null && (
        <Dialog title={t("entry.title")} onClose={close}>
          <EntryForm
            {...{ guests, envelopes, start }}
            onAdd={(gift, words, photo) => told(outbox.again(start.giftId, { gift }, photo), words, close)}
          />
        </Dialog>
      )}
      <div style={styles.column}>
        <OutboxNotice
          entries={entries}
          outbox={outbox}
          onChange={(entry) => {
            setStart({ giftId: entry.giftId, gift: entry.gift });
          }}
        />
        <Card title={t("last.title")}>
          {own.length === 0 ? (
            <p style={styles.about}>{t("last.none")}</p>
          ) : (
            <GiftLines rows={own} zone={zone} />
          )}
        </Card>
      </div>
    </div>
  );
}
