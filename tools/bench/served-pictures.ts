import { join } from "node:path";
import type { Express } from "express";
import { workFolder } from "../folders.ts";

/** Stored pictures in their three widths, as Hosting hands them out. */
export function servePictures(app: Express): void {
  app.get(/^\/media\/[0-9a-f]{32}-(\d+)$/, (request, response) => {
    response.set("Cache-Control", "public, max-age=31536000, immutable");
    const [, width = ""] = /-(\d+)$/.exec(request.path) ?? [];
    response.sendFile(join(workFolder, "bench", `picture-${width}.avif`), { dotfiles: "allow" });
  });
}
