import { useRef, useState } from "preact/hooks";
import { limits } from "@janur/domain/limits";
import { desk } from "../desk/desk.ts";
import { givePin } from "../desk/open-desk.ts";
import { useStore } from "../desk/store.ts";
import { useWords } from "../texts/language.ts";
import { LanguageSwitch } from "./language-switch.tsx";

/** Whoever finds a phone, or a link, must not find the list with it. */
export function PinForm() {
  const w = useWords();
  const refusal = useStore(desk, (state) => state.refusal);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const open = async (event: Event) => {
    event.preventDefault();
    const pin = field.current?.value ?? "";
    if (pin === "" || isBusy) return;
    setBusy(true);
    const isRight = await givePin(pin);
    if (isRight) return;
    setBusy(false);
    if (field.current !== null) field.current.value = "";
    field.current?.focus();
  };
  const said =
    refusal === "" || refusal === "pass/pin-required"
      ? ""
      : refusal === "limit/too-many-requests"
        ? w.pin.tooMany
        : (w.refusals[refusal] ?? w.refusals["trouble"]);
  return (
    <form class="page" onSubmit={(event) => void open(event)}>
      <h1>{w.title}</h1>
      <label class="field">
        {w.pin.label}
        <input
          ref={field}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={limits.pass.pin.max}
          aria-describedby="pin-say"
          autofocus
        />
        <span class="small">{w.pin.hint}</span>
      </label>
      <p id="pin-say" role="alert" class="bad">
        {said}
      </p>
      <button type="submit" class="go" disabled={isBusy}>
        {isBusy ? w.opening : w.pin.open}
      </button>
      <LanguageSwitch class="plain" />
    </form>
  );
}
