/** A crescent that opens to the right, about (x, y). */
export function crescent(x: number, y: number, radius: number): string {
  const word = (px: number, py: number) => `${String(Math.round(px))} ${String(Math.round(py))}`;
  const reach = radius * 0.8;
  const from = word(x + radius * 0.5, y - radius * 0.866);
  const to = word(x + radius * 0.866, y + radius * 0.5);
  const outer = String(Math.round(radius));
  const inner = String(Math.round(reach));
  return `M${from}A${outer} ${outer} 0 1 0 ${to}A${inner} ${inner} 0 0 1 ${from}z`;
}

/** A star of five soft points, about (x, y). */
export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : radius * 0.5;
    return `${String(Math.round(x + reach * Math.cos(angle)))} ${String(Math.round(y + reach * Math.sin(angle)))}`;
  });
  return `M${points.join("L")}z`;
}
