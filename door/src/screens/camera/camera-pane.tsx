import { useEffect, useRef, useState } from "preact/hooks";
import { takeCode } from "../../desk/act.ts";
import { desk } from "../../desk/desk.ts";
import { keepSession } from "../../desk/keep-session.ts";
import { useStore } from "../../desk/store.ts";
import { setTorch, startCamera, stopCamera, type Camera, type CameraProblem } from "../../scanner/camera.ts";
import { readPhoto, startScanning } from "../../scanner/scan-loop.ts";
import { useWords } from "../../texts/language.ts";
import { Sign } from "../sign.tsx";
import styles from "./camera-pane.module.css";

/** What the camera sees, read all the time; a photograph that somebody was sent is read as well. */
export function CameraPane() {
  const words = useWords();
  const w = words.stand;
  const video = useRef<HTMLVideoElement>(null);
  const chosen = useStore(desk, ({ choices }) => choices.camera);
  const [camera, setCamera] = useState<Camera | null>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [isLit, setLit] = useState(false);
  const [said, setSaid] = useState("");

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    const isGone = () => isLeft;
    const start = async () => {
      const started = await startCamera(chosen);
      if (typeof started === "string") {
        setProblem(started);
        await keepSession({ camera: started });
        return;
      }
      if (isGone() || video.current === null) {
        stopCamera(started);
        return;
      }
      const { current: screen } = video;
      stop = () => {
        stopCamera(started);
      };
      screen.srcObject = started.stream;
      await screen.play().catch(() => undefined);
      if (isGone()) return;
      const stopScanning = startScanning(screen, (text) => void takeCode(text));
      stop = () => {
        stopScanning();
        stopCamera(started);
      };
      setProblem(null);
      setLit(false);
      setCamera(started);
      if (desk.get().session?.camera !== "works") await keepSession({ camera: "works" });
    };
    void start();
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [chosen]);

  const readFile = async (field: HTMLInputElement) => {
    const [file] = field.files ?? [];
    field.value = "";
    if (file === undefined) return;
    const text = await readPhoto(file);
    setSaid(text === null ? w.photoNothing : "");
    if (text !== null) await takeCode(text);
  };

  const isMissing = problem !== null;
  return (
    <div class={styles.pane}>
      <video ref={video} class={styles.video} muted playsInline aria-label={w.hold} hidden={isMissing} />
      {isMissing ? (
        <p class={styles.missing}>{problem === "refused" ? words.prepare.cameraRefused : w.cameraOff}</p>
      ) : (
        <div class={styles.frame} aria-hidden="true" />
      )}
      <p class={styles.hint} role="status">
        {said || (isMissing ? "" : w.hold)}
      </p>
      <div class={styles.tools}>
        {camera?.hasTorch === true && (
          <button
            type="button"
            aria-pressed={isLit}
            onClick={() => {
              void setTorch(camera, !isLit);
              setLit(!isLit);
            }}
          >
            <Sign name="torch" />
            {w.torch}
          </button>
        )}
        <label class={styles.photo}>
          <Sign name="photo" />
          {w.photo}
          <input type="file" accept="image/*" onChange={(event) => void readFile(event.currentTarget)} />
        </label>
      </div>
    </div>
  );
}
