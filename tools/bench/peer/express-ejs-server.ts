import { join } from "node:path";
import { gzipSync } from "node:zlib";
import express from "express";
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import * as z from "zod";
import { paths } from "../../../domain/src/paths.ts";
import { rootFolder } from "../../folders.ts";
import { answerQuestions } from "../asked-process.ts";
import { servePictures } from "../served-pictures.ts";

/*
 * The same invitation as most would serve it: Express reads the document for every request, renders a template of EJS,
 * which is kept compiled, and compresses what comes out.
 */

const hostsSchema = z.looseObject({
  type: z.literal("hosts"),
  persons: z.array(z.looseObject({ nickname: z.string() })),
});
const contentSchema = z.looseObject({ sections: z.array(z.looseObject({})) });

initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" });
const database = getFirestore();
const app = express();
app.set("view engine", "ejs");
app.set("views", join(rootFolder, "tools", "bench", "peer"));
app.enable("view cache");
servePictures(app);

app.get("/event/:slug", async (request, response) => {
  const found = await database.doc(paths.publication(request.params.slug)).get();
  if (!found.exists) {
    response.sendStatus(404);
    return;
  }
  const { sections } = contentSchema.parse(found.get("content"));
  const hosts = sections
    .map((section) => hostsSchema.safeParse(section).data)
    .find((one) => one !== undefined);
  const names = (hosts?.persons ?? []).map(({ nickname }) => nickname);
  response.render("invitation", { sections, names }, (error: Error | null, page) => {
    if (error !== null) throw error;
    response.type("html").set("Content-Encoding", "gzip").end(gzipSync(page));
  });
});

answerQuestions(app.listen(0, "127.0.0.1"));
