import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../test/show.tsx";
import { keptFocus } from "./kept-focus.ts";

/** A list whose rows go with their own button, a busy moment after the press. */
function Shrinking({ isBusyFirst = false }: { isBusyFirst?: boolean }) {
  const [names, setNames] = useState(["Ani", "Budi", "Citra"]);
  const [busy, setBusy] = useState("");
  return (
    <main id="content" tabIndex={-1}>
      {names.length > 0 && (
        <ul ref={keptFocus}>
          {names.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
              <button
                disabled={busy === name}
                onClick={() => {
                  const drop = () => {
                    setNames((all) => all.filter((one) => one !== name));
                  };
                  if (!isBusyFirst) drop();
                  else {
                    setBusy(name);
                    setTimeout(drop, 20);
                  }
                }}
              >
                Hapus {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

const remove = (name: string) => page.getByRole("button", { name: `Hapus ${name}` });

test.each([{ isBusyFirst: false }, { isBusyFirst: true }])(
  "the keyboard stays where a row was, and on the page once all are gone: %o",
  async (props) => {
    await show(<Shrinking {...props} />);
    await remove("Budi").click();
    await expect.element(remove("Citra")).toHaveFocus();
    await remove("Citra").click();
    await expect.element(remove("Ani")).toHaveFocus();
    await remove("Ani").click();
    await expect.element(page.getByRole("main")).toHaveFocus();
  },
);
