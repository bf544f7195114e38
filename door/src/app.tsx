import { enter } from "./desk/open-desk.ts";
import { desk } from "./desk/desk.ts";
import { useStore } from "./desk/store.ts";
import { ChangeNotice } from "./screens/change-notice.tsx";
import { Notice } from "./screens/notice.tsx";
import { PinForm } from "./screens/pin-form.tsx";
import { Prepare } from "./screens/prepare/prepare.tsx";
import { Stand } from "./screens/stand/stand.tsx";
import { VerdictScreen } from "./screens/verdict/verdict-screen.tsx";
import { useWords } from "./texts/language.ts";

export function App() {
  const w = useWords();
  const phase = useStore(desk, (state) => state.phase);
  const refusal = useStore(desk, (state) => state.refusal);
  const shown = useStore(desk, (state) => state.shown);
  const because = w.refusals[refusal] ?? w.refusals["trouble"] ?? "";
  switch (phase) {
    case "opening":
      if (refusal === "") return <Notice text={w.opening} />;
      return (
        <Notice text={because}>
          <button
            type="button"
            class="go"
            onClick={() => {
              desk.set({ refusal: "" });
              void enter();
            }}
          >
            {w.tryAgain}
          </button>
        </Notice>
      );
    case "noLink":
      return <Notice text={w.noScriptLink} />;
    case "ended":
      return <Notice text={because} />;
    case "changing":
      return <ChangeNotice />;
    case "pin":
      return <PinForm />;
    case "preparing":
      return (
        <>
          <Prepare />
          {shown !== null && <VerdictScreen shown={shown} onSearch={() => undefined} />}
        </>
      );
    case "standing":
      return <Stand />;
  }
}
