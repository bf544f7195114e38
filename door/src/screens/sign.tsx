/** Signs drawn for this page, on a grid of 24: a package of icons weighs more than the scanner's own code. */
const paths = {
  check: "M5 12.5l4.5 4.5L19 7.5",
  warn: "M12 7v6M12 16.5v.5",
  ask: "M9 9.2a3 3 0 1 1 4.3 2.7c-.9.4-1.3 1-1.3 2M12 17v.3",
  search: "M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13zM15.5 15.5L20 20",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  torch: "M8 3h8l-1.5 6v11h-5V9zM12 13v2",
  photo: "M4 6h16v12H4zM4 15l4.5-4.5 5 5 2.5-2.5 4 4M15.5 9.5h.01",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  phone:
    "M6 3.5l3-.5 1.5 4-2 1.5a10 10 0 0 0 5 5l1.5-2 4 1.5-.5 3c-.2 1-1 1.6-2 1.5A13.500 13.500 0 0 1 4.500 5.500c-.1-1 .5-1.800 1.500-2z",
  person: "M12 12a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM4.500 20a7.500 7.500 0 0 1 15 0",
} as const;

export type SignName = keyof typeof paths;

export function Sign({ name, size = 22 }: { name: SignName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
