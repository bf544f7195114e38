import { join } from "node:path";
import type { Express } from "express";
import { workFolder } from "../folders.ts";

/** Stored pictures in their three widths, as Hosting hands them out. */
export function servePictures(app: Express): void {
  app.get(/^\/media\/[0-9a-f]{32}-\d+\.webp$/, (request, response) => {
    response.set("Cache-Control", "public, max-age=31536000, immutable");
    response.sendFile(join(workFolder, "bench", `picture${/-\d+\.webp$/.exec(request.path)?.[0] ?? ""}`), {
      dotfiles: "allow",
    });
  });
}
