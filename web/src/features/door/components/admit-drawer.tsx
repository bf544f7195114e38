import type { Arrived } from "@janur/domain/door/door-report";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { Button, Skeleton, Stack, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { SideDrawer } from "../../../ui/dialog/side-drawer.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { foundGuests } from "../../../lib/text/found-guests.ts";
import { mostFound } from "../most-found.ts";
import { doorQueries, whileSeen } from "../queries.ts";
import type { AdmitAt, Admitted } from "../use-admitted.ts";
import { AdmitForm } from "./admit-form.tsx";
import { WalkInForm } from "./walk-in-form.tsx";
import { styles } from "../styles.ts";

interface AdmitDrawerProps {
  at: AdmitAt;
  rows: readonly GuestRow[];
  onClose: () => void;
}

/** Lets guests in without a device, one after another: for whoever of the family stands at the door. */
export function AdmitDrawer({ at, rows, onClose }: AdmitDrawerProps) {
  const { t } = useTranslation(["door", "problem"]);
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState<GuestRow | "walkIn" | null>(null);
  const { data, error, refetch } = useQuery({ ...doorQueries.report(at.invitationId), ...whileSeen });
  const sought = useDeferredValue(typed);
  const found = useMemo(() => foundGuests(rows, sought, mostFound), [rows, sought]);
  const arrived = useMemo(
    () =>
      new Map(
        (data?.arrived ?? [])
          .filter(({ ceremony }) => ceremony === at.ceremony)
          .flatMap((one): [string, Arrived][] => (one.guest === null ? [] : [[one.guest, one]])),
      ),
    [data, at.ceremony],
  );
  const next = () => {
    setTyped("");
    setOpen(null);
  };
  const shared: Admitted = { at, onDone: next, onBack: next };
  return (
    <SideDrawer title={t("door:admit.title")} onClose={onClose}>
      <Stack>
        {error !== null && (
          <ProblemNotice
            text={problemText(error)}
            action={t("problem:retry")}
            onAction={() => void refetch()}
          />
        )}
        {open === "walkIn" ? (
          <WalkInForm {...shared} />
        ) : open !== null ? (
          <AdmitForm {...shared} guest={open} arrived={arrived.get(open.id)} />
        ) : (
          <>
            <SearchField label={t("door:admit.search")} value={typed} onChange={setTyped} />
            <p style={styles.lead} role="status">
              {typed.trim() === "" ? t("door:admit.help") : found.length === 0 ? t("door:admit.none") : ""}
            </p>
            {data === undefined && error === null ? (
              <Skeleton height={52} aria-hidden />
            ) : (
              <ul style={styles.rows}>
                {found.map((guest) => (
                  <FoundGuest
                    key={guest.id}
                    guest={guest}
                    people={arrived.get(guest.id)?.people ?? 0}
                    onOpen={() => {
                      setOpen(guest);
                    }}
                  />
                ))}
              </ul>
            )}
            <Button
              variant="default"
              onClick={() => {
                setOpen("walkIn");
              }}
            >
              {t("door:admit.walkIn")}
            </Button>
          </>
        )}
      </Stack>
    </SideDrawer>
  );
}

interface FoundGuestProps {
  guest: GuestRow;
  people: number;
  onOpen: () => void;
}

function FoundGuest({ guest, people, onOpen }: FoundGuestProps) {
  const t = useEventText("door");
  const about = [guest.origin, guest.group, t("admit.seats", { count: guest.seats })].filter(
    (part) => part !== "",
  );
  return (
    <li style={{ borderTop: styles.row.borderTop }}>
      <UnstyledButton style={styles.result} onClick={onOpen}>
        <span style={styles.name} dir="auto">
          {people > 0 && <span aria-hidden>✓ </span>}
          {addressedName(guest)}
        </span>
        <span style={styles.small} dir="auto">
          {[...about, ...(people > 0 ? [`${t("hero.arrived")}: ${String(people)}`] : [])].join(" · ")}
        </span>
      </UnstyledButton>
    </li>
  );
}
