import { render } from "preact";
import * as z from "zod";
import { App } from "./app.tsx";
import { openDesk } from "./desk/open-desk.ts";
import "./screens/base.css";
import { keepInTouch, mayLoadAnew } from "./sync/keep-in-touch.ts";
import { storePage, watchStorage } from "./sync/store-page.ts";
import { startLook } from "./texts/language.ts";

// The policy of this page lets nothing make code out of text.
z.config({ jitless: true });
startLook();

const root = document.querySelector("#root");
if (root !== null) render(<App />, root);

// Another link, tapped while this page is open, changes nothing but what stands behind its hash.
addEventListener("hashchange", () => {
  if (new URLSearchParams(location.hash.slice(1)).has("t")) void loadAnew();
});

async function loadAnew(): Promise<void> {
  if (await mayLoadAnew()) location.reload();
  else history.replaceState(null, "", location.pathname);
}

void openDesk().then(keepInTouch);
watchStorage();
void storePage();
