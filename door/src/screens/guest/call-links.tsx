import { desk } from "../../desk/desk.ts";
import { useStore } from "../../desk/store.ts";
import { useWords } from "../../texts/language.ts";
import { Sign } from "../sign.tsx";

/** Those of the family whom a tap calls, to come and receive a guest themselves. */
export function CallLinks(props: { class: string | undefined; most?: number }) {
  const { class: look, most } = props;
  const w = useWords().guest;
  const contacts = useStore(desk, ({ pack }) => pack?.contacts) ?? [];
  return (
    <>
      {contacts.slice(0, most).map(({ name, phone }) => (
        <a key={phone} class={look} href={`tel:${phone}`}>
          <Sign name="phone" />
          {w.call(name)}
        </a>
      ))}
    </>
  );
}
