import { browser } from "../browser.ts";

/** A camera that runs, and what it can. */
export interface Camera {
  stream: MediaStream;
  hasTorch: boolean;
}

export type CameraProblem = "refused" | "none";

/**
 * Starts a camera: the one that was chosen, else the one at the back.
 * @returns why there is none, where that is so
 */
export async function startCamera(deviceId: string): Promise<Camera | CameraProblem> {
  // Absent without a secure connection.
  if (browser.mediaDevices === undefined) return "none";
  const wanted = deviceId === "" ? { facingMode: "environment" } : { deviceId: { exact: deviceId } };
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  try {
    const stream = await browser.mediaDevices.getUserMedia({ video: { ...wanted, ...size } });
    const [track] = stream.getVideoTracks();
    const able: Partial<MediaStreamTrack> = track ?? {};
    return { stream, hasTorch: "torch" in (able.getCapabilities?.call(track) ?? {}) };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (deviceId !== "" && name === "OverconstrainedError") return startCamera("");
    return name === "NotAllowedError" || name === "SecurityError" ? "refused" : "none";
  }
}

export function stopCamera({ stream }: Camera): void {
  for (const track of stream.getTracks()) track.stop();
}

export async function setTorch({ stream }: Camera, isOn: boolean): Promise<void> {
  const [track] = stream.getVideoTracks();
  // `torch` is in no library of types.
  const torch: object = { torch: isOn };
  await track?.applyConstraints({ advanced: [torch] }).catch(() => undefined);
}

/** Cameras to choose from; they have names only after one was allowed. */
export async function cameras(): Promise<{ id: string; name: string }[]> {
  const devices = (await browser.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
  return devices
    .filter(({ kind, deviceId }) => kind === "videoinput" && deviceId !== "")
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}
