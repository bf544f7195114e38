import type { BrowserContext, Page } from "@playwright/test";

/**
 * Stands in for apis.google.com, which no test can reach: the small relay by
 * which Firebase's SDK, its hidden frame and its popup exchange messages. It
 * runs in the page and in the emulator's frame.
 */
const script = `
(() => {
  const handlers = {};
  const relay = {
    restyle: () => Promise.resolve(),
    ping: (done) => { done(); return Promise.resolve([]); },
    register: (name, handler) => { handlers[name] = handler; },
    send: (name, message, done) => {
      if (window.parent !== window) window.parent.postMessage({ googleRelay: name, message }, "*");
      const answer = [name === "webStorageSupport" ? { webStorageSupport: true } : { status: "ACK" }];
      // Answers arrive later, as from another frame; the SDK throws inside one of its callbacks.
      setTimeout(() => { try { if (done) done(answer); } catch {} });
    },
  };
  window.addEventListener("message", (event) => {
    const name = event.data && event.data.googleRelay;
    if (name && handlers[name]) handlers[name](event.data.message);
  });
  const context = {
    getParentIframe: () => relay,
    open: ({ url }, done) => new Promise((resolve) => {
      const frame = document.createElement("iframe");
      frame.hidden = true;
      frame.src = url;
      frame.addEventListener("load", () => resolve(done(relay)));
      document.body.append(frame);
    }),
  };
  window.gapi = {
    load: (_, { callback }) => callback(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: () => true, Iframe: class {} },
  };
  const onload = new URL(document.currentScript.src).searchParams.get("onload");
  const start = () => { (window[onload] || window.gapi_onload || (() => undefined))(); };
  start();
})();`;

export async function standInForGoogleRelay(context: BrowserContext): Promise<void> {
  await context.route("https://apis.google.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
}

/** Does in Google's window what somebody does there, and waits until it is closed. */
export async function inGoogleWindow(
  page: Page,
  open: () => Promise<void>,
  choose: (popup: Page) => Promise<void>,
): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), open()]);
  const closed = popup.waitForEvent("close");
  await choose(popup);
  await closed;
}

/** Makes an account of the emulator's Google. */
export async function addGoogleAccount(popup: Page, email: string): Promise<void> {
  await popup.locator("#add-account-button").click();
  await popup.locator("#email-input").fill(email);
  await popup.locator("#display-name-input").fill("Dewi Google");
  await popup.locator("#sign-in").click();
}
