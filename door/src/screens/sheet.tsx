import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useWords } from "../texts/language.ts";
import { Sign } from "./sign.tsx";
import styles from "./sheet.module.css";

/** What lies over the camera until it is closed; the browser's own dialog keeps focus and Escape. */
export function Sheet(props: {
  title: string;
  onClose: () => void;
  foot?: ComponentChildren;
  children: ComponentChildren;
}) {
  const { title, onClose, foot, children } = props;
  const w = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={styles.sheet}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div class={styles.frame}>
        <header class={styles.head}>
          <h2>{title}</h2>
          <button type="button" class="plain" onClick={onClose}>
            <Sign name="close" />
            <span class="read">{w.close}</span>
          </button>
        </header>
        <div class={styles.body}>{children}</div>
        {foot !== undefined && <footer class={styles.foot}>{foot}</footer>}
      </div>
    </dialog>
  );
}
