import { describe, expect, it } from "vitest";
import { toOklch } from "./oklch.ts";
import { turnedColour, turnedCss, turnPixels } from "./turn.ts";

const degrees = (hex: string) => (toOklch(hex).hue * 180) / Math.PI;

describe("a colour that is turned", () => {
  const greens = [{ about: 150, reach: 60, by: 100 }];

  it("takes another hue and keeps how light it is", () => {
    const [before, after] = ["#1F6B3A", turnedColour("#1F6B3A", greens)].map(toOklch);
    expect(after?.lightness).toBeCloseTo(before?.lightness ?? 0, 2);
    const way = degrees(turnedColour("#1F6B3A", greens)) - degrees("#1F6B3A");
    expect((way + 360) % 360).toBeCloseTo(100, -1);
  });

  it("stays what it is where its hue is far from the one that turns", () => {
    expect(turnedColour("#C79A3B", greens)).toBe("#C79A3B");
    expect(turnedColour("#7A1F3D", greens)).toBe("#7A1F3D");
  });

  it("takes on a colour where it had none, but for black and white", () => {
    const dye = [{ dye: { hue: 268, chroma: 0.09 } }];
    expect(toOklch(turnedColour("#3A3A3A", dye)).chroma).toBeGreaterThan(0.06);
    expect(turnedColour("#FFFFFF", dye)).toBe("#FFFFFF");
    expect(turnedColour("#C02020", dye)).toBe("#C02020");
  });
});

describe("a style sheet that is turned", () => {
  it("keeps what lets through, addresses and names", () => {
    const css = "#cover{color:#1f6b3a80;background:url(/a#b.svg),#fff}";
    const turned = turnedCss(css, [{ by: 100 }]);
    expect(turned).toMatch(/^#cover\{color:#[\da-f]{6}80;background:url\(\/a#b\.svg\),#ffffff\}$/);
    expect(turned).not.toContain("1f6b3a");
  });
});

it("points of a picture turn as colours do, and keep their alpha", () => {
  const points = Uint8Array.from([0x1f, 0x6b, 0x3a, 0x40, 255, 255, 255, 255]);
  turnPixels(points, 4, [{ by: 100 }]);
  const expected = turnedColour("#1F6B3A", [{ by: 100 }]).slice(1);
  expect(Buffer.from(points.subarray(0, 3)).toString("hex").toUpperCase()).toBe(expected);
  expect([...points.subarray(3)]).toEqual([0x40, 255, 255, 255, 255]);
});
