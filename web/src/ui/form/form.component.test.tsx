import { AppError } from "@janur/domain/errors";
import { TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { NetworkError } from "../../lib/calls/call-errors.ts";
import { show } from "../../test/show.tsx";
import { FormEnd } from "./form-end.tsx";
import { Form } from "./form.tsx";
import { useFieldProblem } from "./use-field-problem.ts";

interface Values {
  name: string;
  phone: string;
}

function Contact({ onSubmit }: { onSubmit: (values: Values) => unknown }) {
  const form = useForm<Values>({ defaultValues: { name: "", phone: "" } });
  const problem = useFieldProblem(form.control, (name: keyof Values) =>
    name === "name" ? "Nama belum diisi." : undefined,
  );
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextInput label="Nama" error={problem("name")} {...form.register("name", { required: true })} />
      <TextInput label="Nomor" error={problem("phone")} {...form.register("phone")} />
      <FormEnd confirm="Simpan" cancel="Batal" onCancel={() => undefined} />
    </Form>
  );
}

const name = page.getByLabelText("Nama");
const phone = page.getByLabelText("Nomor");
const save = page.getByRole("button", { name: "Simpan" });

test("what is missing is said at its field, which takes the focus, and nothing is sent", async () => {
  const onSubmit = vi.fn();
  await show(<Contact onSubmit={onSubmit} />);
  await phone.fill("0812");
  await save.click();
  await expect.element(page.getByText("Nama belum diisi.")).toBeVisible();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAttribute("aria-invalid", "true");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a refused save keeps what was typed and marks the field that was refused", async () => {
  await show(
    <Contact
      onSubmit={() => Promise.reject(new AppError("input/invalid", { fields: ["contact.phone", "other"] }))}
    />,
  );
  await name.fill("Pak Hadi");
  await phone.fill("nomor");
  await save.click();
  await expect.element(phone).toHaveFocus();
  await expect.element(phone).toHaveAttribute("aria-invalid", "true");
  await expect.element(name).not.toHaveAttribute("aria-invalid", "true");
  await expect.element(name).toHaveValue("Pak Hadi");
  await expect.element(phone).toHaveValue("nomor");
});

test("a refusal that is of no field is told at the foot, and a second save may do", async () => {
  const onSubmit = vi.fn().mockRejectedValueOnce(new AppError("limit/too-many-requests"));
  await show(<Contact onSubmit={onSubmit} />);
  await name.fill("Bu Siti");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(name).toHaveValue("Bu Siti");
  await save.click();
  await expect.poll(() => onSubmit.mock.calls.map(([values]: unknown[]) => values)).toHaveLength(2);
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("while a save is on its way its button takes no second tap", async () => {
  let finish = () => {};
  const onSubmit = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  await show(<Contact onSubmit={onSubmit} />);
  await name.fill("Bu Siti");
  await save.click();
  await expect.element(save).toBeDisabled();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  finish();
  await expect.element(save).toBeEnabled();
});

test("what was refused without a signal is not said any more once there is one", async () => {
  await show(<Contact onSubmit={vi.fn().mockRejectedValueOnce(new NetworkError())} />);
  await name.fill("Bu Siti");
  await save.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});
