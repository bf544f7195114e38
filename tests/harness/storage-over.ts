/** A browser's storage over plain items, so that a test sees and changes what lies in it. */
export function storageOver(items: Record<string, string>): Record<string, string> {
  return new Proxy(items, {
    get: (_, name) => {
      if (name === "getItem") return (key: string) => items[key] ?? null;
      if (name === "setItem") return (key: string, value: string) => (items[key] = value);
      return (key: string) => Reflect.deleteProperty(items, key);
    },
  });
}
