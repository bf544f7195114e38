import type { DoorDevice } from "@janur/domain/door/door-device";
import { useEffect, useState } from "preact/hooks";
import { desk } from "../../desk/desk.ts";
import { deviceNow } from "../../sync/readiness.ts";

const lookEveryMs = 1_500;

/** How the device is, looked at again while somebody reads it. */
export function useDevice(): DoorDevice | null {
  const [device, setDevice] = useState<DoorDevice | null>(null);
  useEffect(() => {
    const look = () => void deviceNow().then(setDevice);
    look();
    const timer = setInterval(look, lookEveryMs);
    const stop = desk.subscribe(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return device;
}
