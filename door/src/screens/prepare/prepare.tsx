import { doorDeviceFaultsOf, type DoorDeviceFault } from "@janur/domain/door/door-device";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { browser } from "../../browser.ts";
import { takeCode } from "../../desk/act.ts";
import { currentCeremony, desk } from "../../desk/desk.ts";
import { useStore } from "../../desk/store.ts";
import { hearScanner } from "../../scanner/key-scanner.ts";
import { allowSound } from "../../signals/signal.ts";
import { clock } from "../../texts/clock.ts";
import { useWords } from "../../texts/language.ts";
import { Sign } from "../sign.tsx";
import { CeremonyChoice } from "../ceremony-choice.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { CameraPane } from "../camera/camera-pane.tsx";
import styles from "./prepare.module.css";
import { useDevice } from "./use-device.ts";

const minuteMs = 60_000;

/** What the device needs before it may lose its signal, each point with its state. */
export function Prepare() {
  const w = useWords().prepare;
  const device = useDevice();
  const pack = useStore(desk, (state) => state.pack);
  const session = useStore(desk, (state) => state.session);
  const zone = useStore(desk, (state) => currentCeremony(state)?.zone) ?? "Asia/Jakarta";
  const [isLooking, setLooking] = useState(false);
  const camera = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The list of points fills a phone's screen: what the camera sees would open below it.
    if (isLooking) camera.current?.scrollIntoView({ block: "center" });
  }, [isLooking]);
  useEffect(() => {
    // Asked for where the reader sees why; without an answer the page goes on.
    void browser.storage?.persist().catch(() => false);
    return hearScanner((text) => void takeCode(text, true));
  }, []);
  const skew = session?.skew ?? 0;
  const faults =
    device === null ? null : doorDeviceFaultsOf(device, skew, { now: Date.now() + skew, guests: null });
  const isReady = (point: DoorDeviceFault) => faults !== null && !faults.includes(point);
  const start = () => {
    allowSound();
    desk.set({ phase: "standing" });
  };
  const cameraText = {
    untried: w.cameraUntried,
    works: w.cameraYes,
    refused: w.cameraRefused,
    none: w.cameraNone,
  }[device?.camera ?? "untried"];
  const percent = Math.round((device?.battery ?? 0) * 100);
  return (
    <main class="page">
      <h1>{w.title}</h1>
      <p>{w.lead(pack?.title ?? "")}</p>
      <CeremonyChoice />
      <ul class={styles.points}>
        <Point isReady={isReady("page")} name={w.page}>
          {isReady("page") ? w.pageYes : w.pageNo}
        </Point>
        <Point isReady={isReady("list")} name={w.list}>
          {device?.list ? w.listYes(device.list.guests, clock(device.list.at, zone)) : w.listNo}
        </Point>
        <Point isReady={isReady("camera")} name={w.camera}>
          {cameraText}
          {!isLooking && (
            <button
              type="button"
              onClick={() => {
                allowSound();
                setLooking(true);
              }}
            >
              {w.tryCamera}
            </button>
          )}
        </Point>
        <Point isReady={isReady("test")} name={w.test}>
          {session?.testedAt == null ? w.testNo : w.testYes(clock(session.testedAt, zone))}
        </Point>
        <Point isReady={isReady("clock")} name={w.clock}>
          {isReady("clock") ? w.clockYes : w.clockOff(Math.round(Math.abs(skew) / minuteMs))}
        </Point>
        {device?.battery != null && (
          <Point isReady={isReady("battery")} name={w.battery}>
            {isReady("battery") ? w.batteryYes(percent) : w.batteryLow(percent)}
          </Point>
        )}
        <Point isReady={device?.isKept === true} name={w.kept}>
          {device?.isKept === true ? w.keptYes : w.keptNo}
        </Point>
      </ul>
      {isLooking && (
        <div ref={camera} class={styles.camera}>
          <CameraPane />
        </div>
      )}
      <p class="small">{w.private}</p>
      <LanguageSwitch class="plain" />
      <div class={styles.foot}>
        <p role="status">{faults === null ? "" : faults.length === 0 ? w.ready : w.notReady}</p>
        <button type="button" class="go" onClick={start}>
          {w.start}
        </button>
      </div>
    </main>
  );
}

function Point(props: { isReady: boolean; name: string; children: ComponentChildren }) {
  const { isReady, name, children } = props;
  return (
    <li class={styles.point} data-ready={isReady}>
      <Sign name={isReady ? "check" : "warn"} />
      <span>
        <b>{name}</b>
        <span class="small">{children}</span>
      </span>
    </li>
  );
}
