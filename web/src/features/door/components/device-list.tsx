import { doorDeviceFaults, doorDeviceFaultsOf, type DoorDeviceFault } from "@janur/domain/door/door-device";
import type { SeenDevice } from "@janur/domain/door/seen-device";
import { clockText } from "@janur/domain/time/date-text";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { sinceText, whenText } from "../../../lib/text/when-text.ts";
import { doorQueries } from "../queries.ts";
import { styles } from "../styles.ts";

/** What one point of a device says, ready or not. */
function pointText(
  device: SeenDevice,
  fault: DoorDeviceFault,
  isFault: boolean,
  { zone, guests }: { zone: string; guests: number },
  t: TFunction<"door">,
) {
  const time = (at: number) => clockText(new Date(at), zone);
  const { list, camera, testedAt, battery, skew } = device;
  switch (fault) {
    case "page":
      return t(isFault ? "steps.point.page.bad" : "steps.point.page.ok");
    case "list":
      if (list === null) return t("steps.point.list.bad");
      if (list.guests !== guests) return t("steps.point.list.other", { count: list.guests, now: guests });
      return isFault
        ? t("steps.point.list.old", { when: whenText(new Date(list.at), zone) })
        : t("steps.point.list.ok", { count: list.guests, time: time(list.at) });
    case "camera":
      return t(`steps.point.camera.${camera}`);
    case "test":
      return testedAt === null
        ? t("steps.point.test.bad")
        : t("steps.point.test.ok", { time: time(testedAt) });
    case "clock":
      return t(isFault ? "steps.point.clock.bad" : "steps.point.clock.ok", {
        minutes: Math.round(Math.abs(skew) / 60_000),
      });
    case "battery":
      return battery === null
        ? t("steps.point.battery.unknown")
        : t(isFault ? "steps.point.battery.bad" : "steps.point.battery.ok", {
            percent: Math.round(battery * 100),
          });
  }
}

/** How many are on a door's list: of all ceremonies, and of those that everybody knows of. */
export interface ListedGuests {
  all: number;
  open: number;
}

interface DeviceListProps {
  invitationId: string;
  zone: string;
  guests: ListedGuests;
}

/** Each device at the door, and what it still lacks: a sign, a word and a colour for every point. */
export function DeviceList({ invitationId, zone, guests }: DeviceListProps) {
  const t = useEventText("door");
  const { data, dataUpdatedAt } = useSuspenseQuery(doorQueries.devices(invitationId));
  if (data.length === 0) return <p style={styles.lead}>{t("steps.devices.empty")}</p>;
  const devices = data
    .map((device) => {
      const expected = device.seesGated ? guests.all : guests.open;
      const faults = doorDeviceFaultsOf(device, device.skew, { now: dataUpdatedAt, guests: expected });
      return { device, faults, expected };
    })
    .sort((a, b) => b.faults.length - a.faults.length || a.device.by.localeCompare(b.device.by, "id"));
  return (
    <ul style={{ ...styles.rows, display: "block" }}>
      {devices.map(({ device, faults, expected }) => (
        <li key={device.id} style={styles.device}>
          <DeviceHead device={device} faults={faults.length} />
          <ul style={styles.points}>
            {doorDeviceFaults.map((point) => {
              const isFault = faults.includes(point);
              return (
                <li key={point} style={isFault ? styles.pointBad : styles.point}>
                  <span style={isFault ? styles.signBad : styles.signGood} aria-hidden>
                    {isFault ? "✕" : "✓"}
                  </span>
                  <p style={styles.pointText}>
                    {pointText(device, point, isFault, { zone, guests: expected }, t)}
                  </p>
                </li>
              );
            })}
          </ul>
          {!device.isKept && device.isPageStored && (
            <p style={{ ...styles.about, marginTop: 4 }}>{t("steps.devices.notKept")}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function DeviceHead({ device, faults }: { device: SeenDevice; faults: number }) {
  const t = useEventText("door");
  const { by, seenAt, pending } = device;
  return (
    <div style={styles.deviceHead}>
      <div style={styles.who}>
        <span style={styles.name} dir="auto">
          {by || t("steps.devices.unnamed")}
        </span>
        <p style={styles.about}>
          {t("steps.devices.seen", { when: sinceText(seenAt, new Date()) })}
          {pending > 0 && ` · ${t("steps.devices.pending", { count: pending })}`}
        </p>
      </div>
      <span style={faults === 0 ? styles.markGood : styles.markBad}>
        <span aria-hidden>{faults === 0 ? "✓ " : "! "}</span>
        <span>{faults === 0 ? t("steps.devices.ready") : t("steps.devices.faults", { count: faults })}</span>
      </span>
    </div>
  );
}
