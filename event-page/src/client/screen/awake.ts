/** Keeps the device from sleeping while the screen is seen; where that is refused, its own settings decide. */
export function stayAwake(): void {
  const hold = () => {
    if (document.hidden || !("wakeLock" in navigator)) return;
    void navigator.wakeLock.request("screen").catch(() => undefined);
  };
  hold();
  document.addEventListener("visibilitychange", hold);
}
