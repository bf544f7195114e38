import type { Page } from "@playwright/test";

/** All that a device keeps of the site, as text: what somebody reads who finds it. Of pictures their size. */
export async function storedOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const read = async (name: string) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          resolve(opening.result);
        };
        opening.onerror = () => {
          reject(new Error("no database"));
        };
      });
      const stores = [...db.objectStoreNames];
      const texts = await Promise.all(
        stores.map(
          (store) =>
            new Promise<string>((resolve) => {
              const all = db.transaction(store).objectStore(store).getAll();
              all.onsuccess = () => {
                resolve(
                  JSON.stringify(all.result, (_, value: unknown) =>
                    value instanceof Blob ? `picture of ${String(value.size)}` : value,
                  ),
                );
              };
            }),
        ),
      );
      db.close();
      return texts.join("\n");
    };
    const names = (await indexedDB.databases()).map(({ name }) => name ?? "");
    const kept = await Promise.all(names.map(read));
    const fetched = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return [
      ...kept,
      ...fetched.flat(),
      ...[localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))),
    ].join("\n");
  });
}
