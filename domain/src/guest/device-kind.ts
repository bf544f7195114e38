export const deviceKinds = ["phone", "tablet", "desktop"] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/**
 * What somebody holds in their hands, as their browser tells it. Only the kind is
 * kept, never the words. An iPad that asks for desktop pages counts as a desktop.
 */
export function deviceKind(userAgent: string): DeviceKind {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  return /Mobi|Android|iPhone/i.test(userAgent) ? "phone" : "desktop";
}
