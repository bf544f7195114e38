import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../test/show.tsx";
import { Stepper } from "./stepper.tsx";

function Seats() {
  const [seats, setSeats] = useState(2);
  return (
    <>
      <Stepper label="Kursi" value={seats} min={1} max={5} less="Kurangi" more="Tambah" onChange={setSeats} />
      <output>{seats}</output>
    </>
  );
}

const field = page.getByLabelText("Kursi");
const kept = page.getByRole("status").last();

test("a number is counted to its ends and no further", async () => {
  await show(<Seats />);
  const more = page.getByRole("button", { name: "Tambah" });
  for (let taps = 0; taps < 3; taps += 1) await more.click();
  await expect.element(field).toHaveValue("5");
  await expect.element(more).toBeDisabled();
  const less = page.getByRole("button", { name: "Kurangi" });
  for (let taps = 0; taps < 4; taps += 1) await less.click();
  await expect.element(field).toHaveValue("1");
  await expect.element(less).toBeDisabled();
});

test("what is typed on the way to a number is no number yet, and one that is none of these gives way", async () => {
  await show(<Seats />);
  await field.fill("");
  await expect.element(kept).toHaveTextContent("2");
  await field.fill("x4");
  await expect.element(kept).toHaveTextContent("4");
  await field.fill("48");
  await expect.element(field).toHaveValue("48");
  await userEvent.tab();
  await expect.element(field).toHaveValue("4");
  await expect.element(kept).toHaveTextContent("4");
});
