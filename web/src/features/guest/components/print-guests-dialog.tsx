import { envelopeLines } from "@janur/domain/guest/guest-texts";
import { addressedName } from "@janur/domain/guest/guest-name";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { QrCode } from "../../../ui/picture/qr-code.tsx";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import type { ListedGuest } from "../listed-rows.ts";
import { guestQueries, type PrintedCodes } from "../queries.ts";
import { PrintDialog } from "./print-dialog.tsx";
import classes from "./print-guests.module.css";

interface PrintGuestsDialogProps {
  invitationId: string;
  guests: readonly ListedGuest[];
  onClose: () => void;
}

const kinds = ["labels", "coded", "list"] as const;
type Kind = (typeof kinds)[number];

/** Prints the chosen guests: labels for envelopes, with what lets them in at the door or without, or a list to tick off. */
export function PrintGuestsDialog({ invitationId, guests, onClose }: PrintGuestsDialogProps) {
  const { t } = useTranslation("guest");
  const [kind, setKind] = useState<Kind>("labels");
  const addresses = useQuery(
    guestQueries.addresses(
      invitationId,
      guests.map(({ id }) => id),
    ),
  );
  const codes = useQuery({
    ...guestQueries.links(
      invitationId,
      guests.map(({ id }) => id),
    ),
    enabled: kind === "coded",
  });
  const needed = addresses.isSuccess && kind === "coded" ? codes : addresses;
  const Paper = kind === "list" ? TickList : Labels;
  return (
    <PrintDialog
      title={t("print.title", { count: guests.length })}
      choices={
        <ChoiceRow
          label={t("print.kind")}
          value={kind}
          choices={kinds.map((value) => ({ value, label: t(`print.${value}`) }))}
          onChange={setKind}
        />
      }
      help={t(`print.${kind}Help`)}
      needed={needed}
      waitingHeight={24}
      paper={
        addresses.data === undefined || needed.data === undefined ? null : (
          <Paper
            guests={guests}
            addresses={addresses.data}
            codes={kind === "coded" ? codes.data : undefined}
          />
        )
      }
      onClose={onClose}
    />
  );
}

interface PaperProps {
  guests: readonly ListedGuest[];
  /** By guest. */
  addresses: ReadonlyMap<string, string>;
  /** By guest, where labels have them. */
  codes?: ReadonlyMap<string, PrintedCodes> | undefined;
}

/** Sheets of A4 with three times eight labels of 70 × 37 mm. What only the family may read is not on them. */
function Labels({ guests, addresses, codes }: PaperProps) {
  const { t } = useTranslation("guest");
  return (
    <div className={`${classes.paper ?? ""} ${classes.labels ?? ""}`} aria-hidden>
      {guests.map((guest) => {
        const code = codes?.get(guest.id)?.door ?? null;
        return (
          <div key={guest.id} className={classes.label}>
            {code !== null && <QrCode text={code} />}
            <small>{t("print.to")}</small>
            <strong dir="auto">{addressedName(guest)}</strong>
            <span dir="auto">{envelopeLines(guest).join(", ")}</span>
            <span dir="auto">{addresses.get(guest.id) || t("print.inPlace")}</span>
          </div>
        );
      })}
    </div>
  );
}

function TickList({ guests, addresses }: PaperProps) {
  const { t } = useTranslation("guest");
  return (
    <table className={`${classes.paper ?? ""} ${classes.list ?? ""}`} aria-hidden>
      <thead>
        <tr>
          <th />
          <th>{t("field.name")}</th>
          <th>{t("field.group")}</th>
          <th>{t("field.origin")}</th>
          <th>{t("field.seats")}</th>
          <th>{t("field.address")}</th>
        </tr>
      </thead>
      <tbody>
        {guests.map((guest) => (
          <tr key={guest.id}>
            <td>☐</td>
            <td dir="auto">{addressedName(guest)}</td>
            <td dir="auto">{guest.group}</td>
            <td dir="auto">{guest.origin}</td>
            <td>{guest.seats}</td>
            <td dir="auto">{addresses.get(guest.id)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
