/* Inside the page of a kept code: asks for the invitation again, and keeps the screen on while it is held out. */
const button = document.querySelector("button");
button?.addEventListener("click", () => {
  button.textContent = button.dataset["busy"] ?? "";
  location.reload();
});

async function stayOn(): Promise<void> {
  try {
    if (!document.hidden) await navigator.wakeLock.request("screen");
  } catch {
    // The phone decides: not every browser can, and a nearly empty battery will not.
  }
}

document.addEventListener("visibilitychange", () => void stayOn());
void stayOn();
