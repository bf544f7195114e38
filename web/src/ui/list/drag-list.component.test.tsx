import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../test/show.tsx";
import { DragArea, DragList } from "./drag-list.tsx";

/** Two lists of tasks, of which one stays where it is. */
function Board() {
  const [lists, setLists] = useState<Readonly<Record<string, readonly string[]>>>({
    Belum: ["Katering", "Undangan", "Penghulu"],
    Selesai: ["Gedung"],
  });
  return (
    <DragArea
      help="Spasi mengangkat."
      say={({ kind, itemId, listId, place }) => `${kind} ${itemId} ${listId} ${String(place)}`}
      onMove={(item, to, index) => {
        const others = Object.entries(lists).map(
          ([list, names]) => [list, names.filter((name) => name !== item)] as const,
        );
        setLists(
          Object.fromEntries(
            others.map(([list, names]) => [list, list === to ? names.toSpliced(index, 0, item) : names]),
          ),
        );
      }}
    >
      {Object.entries(lists).map(([list, names]) => (
        <section key={list} aria-label={list}>
          <DragList
            id={list}
            handleLabel={(name) => `Pindahkan ${name}`}
            items={names.map((name) => ({
              id: name,
              name,
              isMovable: name !== "Gedung",
              card: <p>{name}</p>,
            }))}
          />
        </section>
      ))}
    </DragArea>
  );
}

const namesIn = (list: string) =>
  page
    .getByRole("region", { name: list })
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent);
const handle = (name: string) => page.getByRole("button", { name: `Pindahkan ${name}` });

test("space lifts an item, arrows move it and space drops it, which keeps the focus", async () => {
  await show(<Board />);
  handle("Katering").element().focus();
  await userEvent.keyboard(" ");
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.keyboard(" ");
  await expect.poll(() => namesIn("Belum")).toEqual(["Undangan", "Katering", "Penghulu"]);
  await expect.element(handle("Katering")).toHaveFocus();
});

test("each step is said aloud, and Escape puts it back", async () => {
  await show(<Board />);
  handle("Undangan").element().focus();
  await userEvent.keyboard(" ");
  await expect.element(page.getByText("lifted Undangan Belum 2")).toBeInTheDocument();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByText("moved Undangan Belum 1")).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("cancelled Undangan Belum 2")).toBeInTheDocument();
  expect(namesIn("Belum")).toEqual(["Katering", "Undangan", "Penghulu"]);
});

test("what may not be moved has no handle", async () => {
  await show(<Board />);
  await expect.element(page.getByText("Gedung")).toBeVisible();
  expect(handle("Gedung").elements()).toEqual([]);
});
