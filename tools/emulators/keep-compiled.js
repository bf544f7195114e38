/**
 * Preloaded into the processes of a suite. Node writes what it compiled to NODE_COMPILE_CACHE when a process ends by
 * itself; those of the functions emulator are ended from outside.
 */
import { flushCompileCache } from "node:module";

/** When most of a process is loaded, and when it has answered for a while; in ms. */
for (const after of [5_000, 30_000]) setTimeout(flushCompileCache, after).unref();
