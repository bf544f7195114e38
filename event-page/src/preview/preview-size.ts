/** Of the picture of a link preview, in pixels: what every messenger cuts to. */
export const previewSize = { width: 1200, height: 630 };
