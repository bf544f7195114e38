import { limits } from "@janur/domain/limits";
import type { ReactNode } from "react";
import type { SectionContext } from "../context.ts";

export function WishForm(props: {
  context: SectionContext;
  /** What was typed before a refusal. */
  draft?: { name: string; text: string };
}): ReactNode {
  const { context, draft } = props;
  const { t, data, language, mode } = context;
  const isPreview = mode === "preview";
  return (
    <form id="wish-form" method="post" action={isPreview ? undefined : `/event/${data.slug}/ucapan`}>
      <input type="hidden" name="language" value={language} />
      {data.proof !== undefined && <input type="hidden" name="proof" value={data.proof} />}
      <label className="f">
        {t.name}
        <input
          name="name"
          dir="auto"
          required
          maxLength={limits.wish.name}
          autoComplete="name"
          defaultValue={draft?.name}
        />
      </label>
      <label className="f">
        {t.wish}
        <textarea
          name="text"
          dir="auto"
          required
          rows={3}
          maxLength={limits.wish.text}
          defaultValue={draft?.text}
        />
      </label>
      <button className="btn" type={isPreview ? "button" : "submit"}>
        {t.sendWish}
      </button>
      <p className="say" role="status" />
    </form>
  );
}
