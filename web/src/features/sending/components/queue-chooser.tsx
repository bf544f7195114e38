import type { GuestSender } from "@janur/domain/guest/guest";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { sendingQueue } from "@janur/domain/sending/sending-queue";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { FilterSelect } from "../../../ui/list/filter-select.tsx";
import classes from "./sending.module.css";

/** Somebody with a queue of their own. */
export interface Sender {
  key: string;
  sender: GuestSender;
  /** Empty for somebody who is not there any more. */
  name: string;
}

interface QueueChooserProps {
  invitation: Invitation;
  rows: readonly GuestRow[];
  run: SendingRun;
  /** Whom thanks are for; null for all who said that they would come. */
  came: ReadonlySet<string> | null;
  /** Everybody but the reader. */
  senders: readonly Sender[];
  chosen: string;
  onChange: (key: string) => void;
}

/** Whose queue is shown, and how far each of them is. */
export function QueueChooser({ invitation, rows, run, came, senders, chosen, onChange }: QueueChooserProps) {
  const { t } = useTranslation("sending");
  const [now] = useState(() => new Date());
  const queues = useMemo(
    () =>
      senders.map(({ key, sender, name }) => {
        const owner = { sender, name, takesUnassigned: false };
        return { key, name, ...sendingQueue(rows, { run, head: invitation, owner, now, came }) };
      }),
    [senders, rows, run, invitation, now, came],
  );
  return (
    <div className={classes.queues}>
      <FilterSelect
        label={t("queue")}
        any={t("ownQueue")}
        value={chosen}
        choices={queues.map(({ key, name, done, total }) => ({
          value: key,
          label: t("queueOf", { name: name || t("formerSender"), done, total }),
        }))}
        onChange={onChange}
      />
    </div>
  );
}
