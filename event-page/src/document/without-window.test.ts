import { describe, expect, it } from "vitest";
import { withoutWindow } from "./without-window.ts";

describe("rules for a picture of a cover", () => {
  it("hold as on a phone of 390 × 693, by day and at rest", () => {
    const css = [
      "@media(max-width:959px){.a{top:1px}@media(prefers-color-scheme:dark){.a{top:2px}}}",
      "@media(min-width:960px){.b{top:3px}}",
      "@media(max-width:959px)and (prefers-reduced-motion:no-preference){.c{top:4px}}",
      "@media(max-width:100px),(max-height:700px){.d{top:5px}}",
      "@media(max-aspect-ratio:1/1){.e{top:6px}}",
      "@media print{.f{top:7px}}",
    ];
    expect(withoutWindow(css.join(""))).toBe(".a{top:1px}.d{top:5px}.e{top:6px}");
  });

  it("name the root of the picture and lengths of its phone", () => {
    expect(withoutWindow(":root{--wide:min(50vw,100svh)}body{margin:0}")).toBe(
      ":host{--wide:min(195px,693px)}.body{margin:0}",
    );
  });

  it("leave to a person which colours they see", () => {
    const css = "@media(forced-colors:none){.a{color:#0000}}";
    expect(withoutWindow(css)).toBe("@media (forced-colors:none){.a{color:#0000}}");
  });

  it("guess nothing", () => {
    expect(() => withoutWindow("@media(hover:hover){.a{top:0}}")).toThrow("hover");
    expect(() => withoutWindow("@media(max-width:40em){.a{top:0}}")).toThrow("40em");
  });
});
