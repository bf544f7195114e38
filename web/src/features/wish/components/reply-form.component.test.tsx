import { limits } from "@janur/domain/limits";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../../test/show.tsx";
import { ReplyForm } from "./reply-form.tsx";

const words = page.getByRole("textbox");
const save = page.getByRole("button", { name: "Simpan balasan" });

async function reply(id: string, onSave: (reply: string) => Promise<boolean>) {
  const onClose = vi.fn();
  await show(
    <ReplyForm wish={{ id, name: "Hesti", reply: "" }} isBusy={false} onSave={onSave} onClose={onClose} />,
  );
  return onClose;
}

test("too long a reply says by how much, is not sent and loses nothing", async () => {
  const onSave = vi.fn(() => Promise.resolve(true));
  await reply("too-long", onSave);
  const long = "a".repeat(limits.wish.reply + 3);
  await words.fill(long);
  await expect.element(page.getByText("Kelebihan 3 karakter.")).toBeVisible();
  await expect.element(words).toHaveAttribute("aria-invalid", "true");
  await expect.element(save).toBeDisabled();
  await words.fill(long.slice(3));
  await expect.element(save).toBeEnabled();
  expect(onSave).not.toHaveBeenCalled();
});

test("a reply that was not saved stays as it was typed", async () => {
  const onClose = await reply("refused", () => Promise.resolve(false));
  await words.fill("Terima kasih, Hesti.");
  await save.click();
  await expect.element(words).toHaveValue("Terima kasih, Hesti.");
  expect(onClose).not.toHaveBeenCalled();
});

test("a reply is saved without the blanks around it, and its form closes", async () => {
  const onSave = vi.fn(() => Promise.resolve(true));
  const onClose = await reply("saved", onSave);
  await words.fill("  Terima kasih.  ");
  await save.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(onSave).toHaveBeenCalledExactlyOnceWith("Terima kasih.");
});

test("what is typed is there again when the form is opened once more, until Escape forgets it", async () => {
  await reply("kept", () => Promise.resolve(true));
  await words.fill("Sampai jumpa");
  await reply("kept", () => Promise.resolve(true));
  await expect.element(words.last()).toHaveValue("Sampai jumpa");
  await words.last().click();
  await userEvent.keyboard("{Escape}");
  await reply("kept", () => Promise.resolve(true));
  await expect.element(words.last()).toHaveValue("");
});
