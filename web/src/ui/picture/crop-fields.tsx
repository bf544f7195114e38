import type { Crop } from "@janur/domain/content/sections/media";
import { useRef, type PointerEvent, type ReactNode } from "react";
import classes from "./crop-fields.module.css";
import { largestZoom, pulledCrop } from "./crop-view.ts";

interface CropFieldsProps {
  picture: { width: number; height: number };
  crop: Crop;
  /** Of the frame: width by height. */
  aspect: number;
  /** As CSS writes it. */
  radius: string;
  labels: Record<keyof Crop, string>;
  onChange: (crop: Crop) => void;
  /** The picture as the crop shows it. */
  children: ReactNode;
}

const sliders = [
  { name: "zoom", min: 1, max: largestZoom },
  { name: "x", min: 0, max: 1 },
  { name: "y", min: 0, max: 1 },
] as const;

/** Moves a picture inside its frame: by pulling it, or by three sliders. */
export function CropFields(props: CropFieldsProps) {
  const { picture, crop, aspect, radius, labels, onChange, children } = props;
  const last = useRef<{ x: number; y: number } | null>(null);
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const pull = (event: PointerEvent<HTMLDivElement>) => {
    if (last.current === null) return;
    const [x, y] = [event.clientX - last.current.x, event.clientY - last.current.y];
    last.current = { x: event.clientX, y: event.clientY };
    onChange(pulledCrop(picture, crop, { x, y, shown: event.currentTarget.clientWidth, aspect }));
  };
  const end = () => {
    last.current = null;
  };
  return (
    <>
      <div
        className={classes.frame}
        style={{ aspectRatio: aspect, borderRadius: radius }}
        onPointerDown={begin}
        onPointerMove={pull}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {children}
      </div>
      {sliders.map(({ name, min, max }) => (
        <label key={name} className={classes.slider}>
          {labels[name]}
          <input
            type="range"
            min={min}
            max={max}
            step={0.01}
            value={crop[name]}
            onChange={(event) => {
              onChange({ ...crop, [name]: Number(event.currentTarget.value) });
            }}
          />
        </label>
      ))}
    </>
  );
}
