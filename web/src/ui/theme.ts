import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { createElement, type MouseEvent } from "react";
import { Icon } from "./icon.tsx";
import { tokens } from "./tokens.ts";

/** Named after what they look like: leaf, turmeric, indigo, chilli, earth. */
const daun: MantineColorsTuple = [
  "#f1fbf3",
  "#e1f4e5",
  "#c6e8cd",
  "#a2d7af",
  "#7abf8d",
  "#54a56d",
  "#388953",
  "#257040",
  "#17572f",
  "#0d3f20",
];
const kunyit: MantineColorsTuple = [
  "#fcf7ec",
  "#f8eed5",
  "#efdcb1",
  "#e0c481",
  "#cca84b",
  "#b28b04",
  "#927102",
  "#765b03",
  "#5b4601",
  "#423100",
];
const nila: MantineColorsTuple = [
  "#f4f8fe",
  "#e5f0fe",
  "#c9e0fe",
  "#a3cafe",
  "#7aaff4",
  "#5693de",
  "#3b77c0",
  "#2a5fa1",
  "#1c4980",
  "#11345e",
];
const cabai: MantineColorsTuple = [
  "#fef6f4",
  "#fee9e6",
  "#ffd2cc",
  "#feb0a8",
  "#f9867d",
  "#e2635b",
  "#c24641",
  "#a2332f",
  "#802321",
  "#5e1715",
];
const tanah: MantineColorsTuple = [
  "#fbf7ef",
  "#f2eee6",
  "#e2ded5",
  "#cbc7bf",
  "#b0aca4",
  "#949089",
  "#79756e",
  "#625f57",
  "#4c4942",
  "#37342d",
];

/** Mantine draws its dark scheme from this tuple: 0 text, 2 dim text, 4 lines, 6 surfaces, 7 page. */
const dark: MantineColorsTuple = [
  "#eae8e1",
  "#c9c7be",
  "#adaba1",
  "#8f8d83",
  "#36362f",
  "#2b2b25",
  "#1a1a15",
  "#11110d",
  "#0c0c09",
  "#080806",
];

const selectArrow = createElement(Icon, { of: IconChevronDown, size: 18 });

const fontFamily = "'Plus Jakarta Sans', 'Jakarta Fallback', system-ui, sans-serif";

export const theme: MantineThemeOverride = createTheme({
  colors: { daun, kunyit, nila, cabai, tanah, dark, gray: tanah, red: cabai, green: daun },
  primaryColor: "daun",
  primaryShade: { light: 7, dark: 4 },
  // Mantine picks the text on filled controls for the light scheme only; in the dark one the fill is light.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    return input.variant === "filled" ? { ...colors, color: "var(--janur-on-filled)" } : colors;
  },
  white: "#ffffff",
  black: "#212017",
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: "700",
    sizes: {
      h1: { fontSize: tokens.headings.h1, lineHeight: "1.25" },
      h2: { fontSize: tokens.headings.h2, lineHeight: "1.25" },
      h3: { fontSize: tokens.headings.h3, lineHeight: "1.25", fontWeight: "600" },
    },
  },
  fontSizes: tokens.fontSizes,
  lineHeights: { xs: "1.5", sm: "1.5", md: "1.5", lg: "1.4", xl: "1.25" },
  radius: tokens.radius,
  spacing: tokens.spacing,
  defaultRadius: "md",
  cursorType: "pointer",
  focusRing: "auto",
  respectReducedMotion: true,
  shadows: {
    sm: "0 2px 8px rgb(33 32 23 / 8%)",
    md: "0 8px 28px rgb(33 32 23 / 14%)",
    lg: "0 16px 48px rgb(33 32 23 / 18%)",
  },
  components: {
    // Controls are 44 high (36 where somebody wants them compact) and 16 px: smaller text makes iOS zoom into the field. Small buttons are
    // 36 under a mouse and 44 under a finger; global.css knows the pointer.
    Button: {
      defaultProps: { size: "md" },
      vars: (_theme: unknown, props: { size?: unknown }) => ({
        root:
          props.size === "md"
            ? { "--button-height": "var(--janur-control, 44px)" }
            : props.size === "sm"
              ? { "--button-height": "var(--janur-small-button, 36px)" }
              : {},
      }),
    },
    Input: {
      vars: (_theme: unknown, props: { size?: unknown }) => ({
        wrapper: props.size === "md" ? { "--input-height": "var(--janur-control, 44px)" } : {},
      }),
    },
    TextInput: { defaultProps: { size: "md" } },
    PasswordInput: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md" } },
    Switch: { defaultProps: { size: "md" } },
    Radio: { defaultProps: { size: "md" } },
    SegmentedControl: { defaultProps: { size: "md" } },
    // The library's own arrow takes its size from styles that not every screen loads.
    NativeSelect: { defaultProps: { size: "md", rightSection: selectArrow } },
    Checkbox: { defaultProps: { iconColor: "var(--janur-on-filled)" } },
    // Browsers say nothing when the file that is chosen is the one from before, which may have been refused or removed since.
    FileButton: {
      defaultProps: {
        inputProps: {
          onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
            currentTarget.value = "";
          },
        },
      },
    },
    Paper: { defaultProps: { radius: "lg" } },
    // 44 under a finger; global.css knows the pointer.
    Menu: {
      defaultProps: {
        radius: "md",
        shadow: "md",
        // Between the bars at a phone's head and foot: there is no room behind them.
        middlewares: { flip: { padding: { top: 56, bottom: 96 }, fallbackStrategy: "bestFit" } },
      },
      styles: { item: { minHeight: "var(--janur-menu-item, auto)" } },
    },
    Modal: { defaultProps: { radius: "xl", centered: true } },
    Tooltip: { defaultProps: { openDelay: 300 } },
  },
});

/** Page, surfaces, lines and text in both schemes; what Mantine would take from its own grays. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-body": "#fbfaf6",
    "--mantine-color-text": "#212017",
    "--mantine-color-dimmed": "#5d5b51",
    "--mantine-color-placeholder": "#6f6c62",
    "--mantine-color-anchor": "var(--mantine-primary-color-filled)",
    "--mantine-color-error": "#a2332f",
    "--mantine-color-default": "#ffffff",
    "--mantine-color-default-hover": "#f2eee6",
    "--mantine-color-default-border": "#8a867b",
    "--janur-on-filled": "#ffffff",
    "--janur-surface": "#ffffff",
    "--janur-raised": "#ffffff",
    "--janur-line": "#e3dfd7",
    "--janur-control-line": "#8a867b",
    "--janur-quiet": "#f2eee6",
  },
  dark: {
    "--mantine-color-body": "#11110d",
    "--mantine-color-text": "#eae8e1",
    "--mantine-color-dimmed": "#adaba1",
    "--mantine-color-placeholder": "#8f8d83",
    "--mantine-color-anchor": "var(--mantine-primary-color-filled)",
    "--mantine-color-error": "#f9867d",
    "--mantine-color-default": "#1a1a15",
    "--mantine-color-default-hover": "#23231e",
    "--mantine-color-default-border": "#7b786d",
    "--janur-on-filled": "#11110d",
    "--janur-surface": "#1a1a15",
    "--janur-raised": "#23231e",
    "--janur-line": "#36362f",
    "--janur-control-line": "#7b786d",
    "--janur-quiet": "#23231e",
  },
});
