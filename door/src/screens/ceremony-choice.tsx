import { currentCeremony, desk } from "../desk/desk.ts";
import { keepChoices } from "../desk/keep-session.ts";
import { useStore } from "../desk/store.ts";
import { useFamilyText, useWords } from "../texts/language.ts";
import { Choice } from "./choice.tsx";

/** At which door the device stands; nothing where there is one alone. */
export function CeremonyChoice() {
  const w = useWords().menu;
  const say = useFamilyText();
  const ceremonies = useStore(desk, ({ pack }) => pack?.ceremonies) ?? [];
  const ceremony = useStore(desk, currentCeremony);
  if (ceremonies.length < 2) return null;
  return (
    <Choice
      label={w.ceremony}
      value={ceremony?.id ?? ""}
      options={ceremonies.map(({ id, name }) => [id, say(name)])}
      onChange={(chosen) => void keepChoices({ ceremony: chosen })}
    />
  );
}
