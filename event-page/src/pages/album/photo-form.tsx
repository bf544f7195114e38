import type { Language } from "@janur/domain/text/language";
import { albumLimits } from "@janur/domain/limits/album-limits";
import type { ReactNode } from "react";
import { albumMessages } from "./album-messages.ts";

export interface PhotoFormFacts {
  slug: string;
  language: Language;
  /** Of the tables' QR; empty without. */
  table: string;
  /** What makes this form one picture, however often it is sent, and whose it is. */
  attempt: string;
  secret: string;
  name: string;
}

/** One picture, without script. With script the same field takes several. */
export function PhotoForm(props: PhotoFormFacts): ReactNode {
  const { slug, language, table, attempt, secret, name } = props;
  const t = albumMessages[language];
  return (
    <form id="photo-form" method="post" encType="multipart/form-data" action={`/event/${slug}/foto`}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="m" value={table} />
      <input type="hidden" name="key" value={attempt} />
      <input type="hidden" name="secret" value={secret} />
      <p className="small" id="rules">
        {t.rules}
      </p>
      <label className="f">
        {t.name}
        <input name="name" dir="auto" maxLength={albumLimits.name} autoComplete="name" defaultValue={name} />
        <span className="small">{t.nameHint}</span>
      </label>
      <label className="f" id="choose">
        <span id="choose-label">{t.chooseOne}</span>
        <input name="photo" type="file" accept="image/*" required />
      </label>
      <button className="btn" id="send" type="submit">
        {t.send}
      </button>
    </form>
  );
}

/** Takes back what was just sent. The proof travels in the body, so that no log has it. */
export function RemovePhotoForm(props: {
  slug: string;
  language: Language;
  photoId: string;
  secret: string;
}): ReactNode {
  const { slug, language, photoId, secret } = props;
  return (
    <form method="post" encType="multipart/form-data" action={`/event/${slug}/foto`}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="remove" value={photoId} />
      <input type="hidden" name="secret" value={secret} />
      <button className="quiet" type="submit">
        {albumMessages[language].remove}
      </button>
    </form>
  );
}
