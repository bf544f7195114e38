import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../test/show.tsx";
import { PicturePicker } from "./picture-picker.tsx";

const picture = new File(["…"], "foto.png", { type: "image/png" });

/** Pastes into a field beside the picker. @returns whether the browser still pastes by itself */
function paste(words: string | null): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(picture);
  if (words !== null) clipboardData.setData("text/plain", words);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  return page.getByRole("textbox", { name: "Keterangan" }).element().dispatchEvent(event);
}

test("a pasted picture is taken, and words that bring one along stay words", async () => {
  const onPicked = vi.fn();
  await show(
    <Suspense>
      <input aria-label="Keterangan" />
      <PicturePicker onPicked={onPicked} />
    </Suspense>,
  );
  await expect.element(page.getByRole("button", { name: "Tambah foto" })).toBeVisible();
  expect(paste("Dua keluarga")).toBe(true);
  expect(onPicked).not.toHaveBeenCalled();
  expect(paste(null)).toBe(false);
  expect(onPicked).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ name: "foto.png" })]);
});
