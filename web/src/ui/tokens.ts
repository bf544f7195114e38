/**
 * Sizes that controls, pages and style sheets share. Style sheets say them as Mantine's variables, which the build writes
 * out (postcss.config.cjs): nothing changes them while the application runs.
 */
export const tokens = {
  // 13, 14, 16, 18 and 22 px in the text size that is called normal.
  fontSizes: { xs: "0.8125rem", sm: "0.875rem", md: "1rem", lg: "1.125rem", xl: "1.375rem" },
  radius: { xs: "6px", sm: "6px", md: "10px", lg: "14px", xl: "20px" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
  // Beside those five, 12, 15, 34 and 44 px: notes and counts, lines that are tapped, figures, and what stands above a page.
  sizes: { note: "0.75rem", line: "0.9375rem", figure: "2.125rem", display: "2.75rem" },
  headings: { h1: "1.75rem", h2: "1.375rem", h3: "1.125rem" },
} as const;
