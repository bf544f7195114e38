import { addressedName } from "@janur/domain/guest/guest-name";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { QrCode } from "../../../ui/picture/qr-code.tsx";
import { doorListOf, type DoorListCeremony } from "../door-list.ts";
import { guestQueries, type PrintedCodes } from "../queries.ts";
import { PrintDialog } from "./print-dialog.tsx";
import paper from "./print-guests.module.css";

interface PrintDoorListProps {
  invitationId: string;
  /** Of the invitation, on top of the paper. */
  title: string;
  rows: readonly GuestRow[];
  ceremonies: readonly DoorListCeremony[];
  label: string;
}

/** A button that leads to the door on paper, for when every phone is dead. */
export function PrintDoorList({ label, ...props }: PrintDoorListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconPrinter} />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <PrintDoorListDialog
          {...props}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

const kinds = ["coded", "plain"] as const;
type Kind = (typeof kinds)[number];
/** Codes of a longer list are made when somebody asks for them: a hundred pages of them take their time. */
const codedAtFirst = 1_000;

function PrintDoorListDialog({
  invitationId,
  title,
  rows,
  ceremonies,
  onClose,
}: Omit<PrintDoorListProps, "label"> & { onClose: () => void }) {
  const { t } = useTranslation("guest");
  const [kind, setKind] = useState<Kind>(rows.length > codedAtFirst ? "plain" : "coded");
  const letters = useMemo(() => doorListOf(rows, ceremonies), [rows, ceremonies]);
  const ids = letters.flatMap(({ lines }) => lines.map(({ guest }) => guest.id));
  const codes = useQuery({ ...guestQueries.links(invitationId, ids), enabled: kind === "coded" });
  const needed =
    kind === "coded" ? codes : { isPending: false, error: null, refetch: () => Promise.resolve() };
  const isReady = kind === "plain" || codes.data !== undefined;
  return (
    <PrintDialog
      title={t("doorList.title", { count: ids.length })}
      choices={
        <ChoiceRow
          label={t("doorList.kind")}
          value={kind}
          choices={kinds.map((value) => ({ value, label: t(`doorList.${value}`) }))}
          onChange={setKind}
        />
      }
      help={t("doorList.help")}
      needed={needed}
      waitingHeight={24}
      paper={
        !isReady || ids.length === 0 ? null : (
          <DoorList
            title={title}
            letters={letters}
            ceremonies={ceremonies}
            codes={kind === "coded" ? codes.data : undefined}
          />
        )
      }
      onClose={onClose}
    />
  );
}

/* Of a paper: as properties, because the application's sheets are fetched whole by everybody (A4). */
const cell = { padding: "0.5mm 2mm", verticalAlign: "middle" } as const;
const tick = { ...cell, textAlign: "center", fontSize: "14pt" } as const;
const tickHead = {
  maxWidth: "24mm",
  textAlign: "center",
  fontSize: "8pt",
  overflowWrap: "anywhere",
} as const;
/** So many have room for the words above their boxes; of more the words are broken. */
const fewCeremonies = 4;
const cells = {
  cell,
  about: { display: "block", fontSize: "8pt" },
  letter: { breakAfter: "avoid" },
  letterName: { paddingTop: "4mm", fontSize: "14pt" },
  tick,
  tickHead,
  wideHead: { ...tickHead, minWidth: "17mm" },
  countHead: { minWidth: "16mm" },
  count: { display: "inline-block", width: "12mm", height: "5mm", borderBottom: "0.2mm solid black" },
  /* A hardware scanner reads it off the paper; its quiet edge is part of the picture. */
  code: { ...cell, width: "17mm", padding: "0.5mm 0" },
} as const satisfies Record<string, CSSProperties>;

interface DoorListProps {
  title: string;
  letters: ReturnType<typeof doorListOf>;
  ceremonies: readonly DoorListCeremony[];
  codes: ReadonlyMap<string, PrintedCodes> | undefined;
}

/** Names by letter. A box for each ceremony to which somebody is invited, and a line for how many came. */
function DoorList({ title, letters, ceremonies, codes }: DoorListProps) {
  const { t } = useTranslation("guest");
  return (
    <table className={`${paper.paper ?? ""} ${paper.list ?? ""}`} aria-hidden>
      <thead>
        <tr>
          <th dir="auto">{title}</th>
          <th>{t("doorList.seats")}</th>
          {ceremonies.map(({ id, name }) => (
            <th
              key={id}
              style={ceremonies.length > fewCeremonies ? cells.tickHead : cells.wideHead}
              dir="auto"
            >
              {name}
            </th>
          ))}
          <th style={cells.countHead}>{t("doorList.came")}</th>
          {codes !== undefined && <th />}
        </tr>
      </thead>
      {letters.map(({ letter, lines }) => (
        <tbody key={letter}>
          <tr style={cells.letter}>
            <th style={cells.letterName} colSpan={ceremonies.length + (codes === undefined ? 3 : 4)}>
              {letter}
            </th>
          </tr>
          {lines.map(({ guest, invited }) => {
            const code = codes?.get(guest.id)?.door ?? null;
            return (
              <tr key={guest.id}>
                <td style={cells.cell} dir="auto">
                  <strong>{addressedName(guest)}</strong>
                  <small style={cells.about}>
                    {[guest.origin, guest.group].filter((part) => part !== "").join(" · ")}
                  </small>
                </td>
                <td style={cells.cell}>{guest.seats}</td>
                {ceremonies.map(({ id }) => (
                  <td key={id} style={cells.tick}>
                    {invited.includes(id) ? "☐" : "–"}
                  </td>
                ))}
                <td style={cells.cell}>
                  <span style={cells.count} />
                </td>
                {codes !== undefined && (
                  <td style={cells.code}>
                    {code !== null && (
                      <div style={{ width: "17mm", lineHeight: 0 }}>
                        <QrCode text={code} />
                      </div>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
