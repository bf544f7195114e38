import { changedBy, type SeatingChange } from "@janur/domain/seating/seating-change";
import { emptyPlan, type SeatingPlan } from "@janur/domain/seating/seating-plan";
import { seatingState } from "@janur/domain/seating/seating-state";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../test/show.tsx";
import type { SeatGuest } from "../seat-guests.ts";
import type { DialogParts } from "./dialog-parts.ts";
import { ProblemsDialog } from "./problems-dialog.tsx";
import { RulesDialog } from "./rules-dialog.tsx";
import { TableDrawer } from "./table-drawer.tsx";
import { TableList } from "./table-list.tsx";

const name = { id: "Resepsi", en: "Reception" };
const ceremony = { id: "resepsi", name, isOpen: true };

function guest(id: string, state: SeatGuest["state"]): SeatGuest {
  const seating = { id, group: "", tags: [], people: state === "no" ? 0 : 1, state } as const;
  return { ...seating, name: id, origin: "", standing: "silent", words: id };
}

function planWith(guests: readonly SeatGuest[]): SeatingPlan {
  const table = (id: string, title: string) =>
    ({ id, name: title, kind: "round", seats: 8, x: 200, y: 200, rotation: 0 }) as const;
  const set = (value: string) => ({ by: "group", value }) as const;
  const wish = (id: string) =>
    ({ id, kind: "apart", first: set(`${id} 1`), second: set(`${id} 2`) }) as const;
  return {
    ...emptyPlan({ id: "resepsi", name, audience: "everyone" }, new Date(0)),
    tables: [table("t1", "Meja 1"), table("t2", "Meja 2")],
    wishes: [wish("a"), wish("b")],
    seated: Object.fromEntries(guests.map(({ id }) => [id, { table: "t1", people: 1 }])),
  };
}

/** One of the plan's dialogs over a plan that takes what is done in it. */
function Place({
  guests,
  of: Of,
}: {
  guests: readonly SeatGuest[];
  of: (parts: DialogParts) => React.ReactNode;
}) {
  const [plan, setPlan] = useState(() => planWith(guests));
  const parts: DialogParts = {
    invitation: {} as DialogParts["invitation"],
    ceremony,
    plan,
    state: seatingState(plan, guests),
    guests,
    byId: new Map(guests.map((one) => [one.id, one])),
    mayEdit: true,
    change: (changes: readonly SeatingChange[]) => {
      setPlan((old) => changedBy(old, changes));
    },
    onOpen: () => undefined,
    onMoveGuests: () => undefined,
    onClose: () => undefined,
  };
  return (
    <main id="content" tabIndex={-1}>
      <Of {...parts} />
    </main>
  );
}

const button = (label: string) => page.getByRole("button", { name: label, exact: false });

test("who gets up from a table leaves the keyboard at the next one, and at the table when nobody is left", async () => {
  const guests = ["Ani", "Budi", "Citra"].map((id) => guest(id, "comes"));
  await show(<Place guests={guests} of={(parts) => <TableDrawer {...parts} tableId="t1" />} />);
  const free = (who: string) => button(`Lepas ${who} dari meja ini`);
  await free("Budi").click();
  await expect.element(free("Citra")).toHaveFocus();
  await free("Citra").click();
  await expect.element(free("Ani")).toHaveFocus();
  await free("Ani").click();
  await expect.element(button("Ubah meja")).toHaveFocus();
});

test("a seat that is freed among the problems leaves the keyboard at the next, then where it says that all is well", async () => {
  const guests = ["Ani", "Budi"].map((id) => guest(id, "no"));
  await show(<Place guests={guests} of={ProblemsDialog} />);
  await button("Lepas kursinya").first().click();
  await expect.element(button("Lepas kursinya")).toHaveFocus();
  await button("Lepas kursinya").click();
  await expect.element(page.getByText("Semuanya cocok dengan jawaban tamu.")).toBeVisible();
  expect(page.getByRole("dialog").element().contains(document.activeElement)).toBe(true);
});

/** The list of tables, and the one that is open. */
function Tables(parts: DialogParts) {
  const [opened, open] = useState<string | null>(null);
  const list = { state: parts.state, byId: parts.byId, mayEdit: true, isSeating: false, chosenPeople: 0 };
  const close = () => {
    open(null);
  };
  return (
    <>
      <TableList {...list} onOpen={open} />
      {opened !== null && <TableDrawer {...parts} tableId={opened} onClose={close} />}
    </>
  );
}

test("a table that is removed leaves the keyboard at the next one of the list", async () => {
  await show(<Place guests={[]} of={Tables} />);
  await button("Meja 1").click();
  await button("Hapus meja").click();
  await expect.element(button("Meja 2")).toHaveFocus();
});

test("a rule that is taken away leaves the keyboard at the next", async () => {
  await show(<Place guests={[]} of={RulesDialog} />);
  await button("Hapus").first().click();
  await expect.element(button("Hapus")).toHaveFocus();
});
