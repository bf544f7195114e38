import { Suspense } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../test/show.tsx";
import { MessageMenu } from "./message-menu.tsx";

test("a message that the browser will not copy is shown to be copied by hand", async () => {
  const refuse = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  onTestFinished(() => {
    refuse.mockRestore();
  });
  await show(
    <Suspense>
      <MessageMenu chatId="a" message={{ id: "b", name: "Rina", text: "Jam berapa akadnya?" }} />
    </Suspense>,
  );
  await page.getByRole("button", { name: /Rina/ }).click();
  await page.getByRole("menuitem", { name: "Salin" }).click();
  await expect.element(page.getByRole("textbox")).toHaveValue("Jam berapa akadnya?");
});
