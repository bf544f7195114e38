import { localize } from "@janur/domain/text/language";
import { pictureAddress, pictureWidths, type Picture } from "@janur/domain/content/sections/media";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";

interface PictureChoiceProps {
  pictures: readonly Picture[];
  /** Media of those that are chosen. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Some of the gallery's pictures, each a tick under its thumbnail. */
export function PictureChoice({ pictures, chosen, onChange }: PictureChoiceProps) {
  const { t } = useTranslation("pass");
  return (
    <ul style={grid}>
      {pictures.map(({ media, alt, caption }, index) => {
        const isChosen = chosen.includes(media);
        const language = currentLanguage();
        const name = localize(alt, language) || localize(caption, language);
        return (
          <li key={media}>
            <label style={{ ...frame, opacity: isChosen ? 1 : 0.55 }}>
              <img src={pictureAddress(media, pictureWidths[0])} alt="" loading="lazy" style={image} />
              <input
                type="checkbox"
                style={tick}
                checked={isChosen}
                aria-label={name || t("screen.picture", { number: index + 1 })}
                onChange={() => {
                  onChange(isChosen ? chosen.filter((one) => one !== media) : [...chosen, media]);
                }}
              />
            </label>
          </li>
        );
      })}
    </ul>
  );
}

const grid: CSSProperties = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))",
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: "none",
};
const frame: CSSProperties = { position: "relative", display: "block", cursor: "pointer" };
const image: CSSProperties = {
  display: "block",
  width: "100%",
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: 10,
};
const tick: CSSProperties = { position: "absolute", top: 8, left: 8, width: 22, height: 22, margin: 0 };
