import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../test/show.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";

interface PlaceProps {
  isBusy?: boolean;
  error?: Error | null;
  onConfirm: () => void;
}

/** A page with a button that opens a dialog with a field in it. */
function Place({ isBusy = false, error = null, onConfirm }: PlaceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Hapus acara
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Hapus acara ini?"
          text="Tamu tidak melihatnya lagi."
          confirm="Hapus"
          isSevere
          isBusy={isBusy}
          error={error}
          onConfirm={onConfirm}
          onClose={() => {
            setOpen(false);
          }}
        >
          <TextInput label="Alasan" data-autofocus />
        </ConfirmDialog>
      )}
    </>
  );
}

const opener = page.getByRole("button", { name: "Hapus acara" });
const dialog = page.getByRole("dialog", { name: "Hapus acara ini?" });
const reason = page.getByLabelText("Alasan");

async function open(): Promise<void> {
  await opener.click();
  await expect.element(reason).toHaveFocus();
}

test("a dialog takes the focus, keeps it within itself and gives it back when Escape closes it", async () => {
  await show(<Place onConfirm={() => undefined} />);
  await open();
  const places = new Set<string | null>();
  for (let tabs = 0; tabs < 6; tabs += 1) {
    await userEvent.tab();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
    places.add(document.activeElement?.textContent ?? null);
  }
  expect(places).toContain("Batal");
  expect(places).toContain("Hapus");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("Enter in its field confirms, once", async () => {
  const onConfirm = vi.fn();
  await show(<Place onConfirm={onConfirm} />);
  await open();
  await userEvent.keyboard("Salah tanggal{Enter}");
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await expect.element(reason).toHaveValue("Salah tanggal");
});

test("what was refused is told in the dialog, which stays", async () => {
  await show(<Place error={new Error("no")} onConfirm={() => undefined} />);
  await open();
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Hapus" })).toBeEnabled();
});

/** The page behind a dialog, where nothing but it is. */
const tapBeside = () => document.querySelector<HTMLElement>(".mantine-Modal-overlay")?.click();
const question = page.getByRole("dialog", { name: "Buang yang sudah diketik?" });

test("with nothing typed a tap beside it closes it", async () => {
  await show(<Place onConfirm={() => undefined} />);
  await open();
  tapBeside();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("what was typed is lost to no stray tap, and to Escape and the close button only when that is meant", async () => {
  await show(<Place onConfirm={() => undefined} />);
  await open();
  await userEvent.keyboard("Salah tanggal");
  tapBeside();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(reason).toHaveValue("Salah tanggal");
  await dialog.getByRole("button", { name: "Tutup" }).click();
  await question.getByRole("button", { name: "Buang" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("what was typed and taken back is not asked about", async () => {
  await show(<Place onConfirm={() => undefined} />);
  await open();
  await userEvent.keyboard("S{Backspace}{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("what is shown once goes by its own button alone", async () => {
  const onClose = vi.fn();
  await show(
    <Dialog title="Tautan" isOnce onClose={onClose}>
      <Button onClick={onClose}>Selesai</Button>
    </Dialog>,
  );
  const once = page.getByRole("dialog", { name: "Tautan" });
  await expect.element(once).toBeVisible();
  tapBeside();
  await userEvent.keyboard("{Escape}");
  await expect.element(once.getByRole("button", { name: "Tutup" })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await once.getByRole("button", { name: "Selesai" }).click();
  expect(onClose).toHaveBeenCalledTimes(1);
});
