import { fetchNearAlbum } from "./near-album.ts";

/* A script of its own, which stands in memory pages with an album and nowhere else. */
fetchNearAlbum(document.currentScript?.dataset["script"]);
