import { IconTrash } from "@tabler/icons-react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../test/show.tsx";
import { RowMenu } from "./row-menu.tsx";

test("a menu closes by Escape from its button too, which has the focus until the menu takes it", async () => {
  await show(
    <RowMenu
      label="Pilihan untuk Udin"
      actions={() => [{ name: "delete", label: "Hapus", icon: IconTrash }]}
      onAct={() => undefined}
    />,
  );
  const button = page.getByRole("button", { name: "Pilihan untuk Udin" });
  const item = page.getByRole("menuitem", { name: "Hapus" });
  await button.click();
  await expect.element(item).toHaveFocus();
  button.element().dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await expect.element(item).not.toBeInTheDocument();
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
});

test("a menu opens upwards where the bar at a phone's foot would lie over it", async () => {
  await show(
    <div style={{ position: "fixed", bottom: 120, right: 20 }}>
      <RowMenu
        label="Pilihan untuk Udin"
        actions={() => [{ name: "delete", label: "Hapus", icon: IconTrash }]}
        onAct={() => undefined}
      />
    </div>,
  );
  const button = page.getByRole("button", { name: "Pilihan untuk Udin" });
  await button.click();
  const item = page.getByRole("menuitem", { name: "Hapus" });
  await expect.element(item).toHaveFocus();
  const { top } = button.element().getBoundingClientRect();
  expect(item.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
});
