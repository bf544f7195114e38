import type { ComponentChildren } from "preact";
import { useWords } from "../texts/language.ts";

/** A screen that has one sentence to say, and at most one thing to do. */
export function Notice(props: { text: string; children?: ComponentChildren }) {
  const w = useWords();
  return (
    <main class="page">
      <h1>{w.title}</h1>
      <p role="status">{props.text}</p>
      {props.children}
    </main>
  );
}
