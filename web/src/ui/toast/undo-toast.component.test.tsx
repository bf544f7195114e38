import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { NetworkError } from "../../lib/calls/call-errors.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { show } from "../../test/show.tsx";
import { Toaster } from "./toaster.tsx";
import { offerUndo } from "./undo-toast.tsx";

test("an undo that did not work says so, whatever offered it has left the screen or not", async () => {
  await loadNamespaces(["problem"]);
  await show(<Toaster />);
  offerUndo("Dikeluarkan dari buku.", () => Promise.reject(new NetworkError()));
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect.element(page.getByText(/koneksi/i)).toBeVisible();
  await expect.element(page.getByText("Dikeluarkan dari buku.")).not.toBeInTheDocument();
});
