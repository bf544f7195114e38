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
