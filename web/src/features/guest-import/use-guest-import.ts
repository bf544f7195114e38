import { ceremoniesOf, type Content } from "@janur/domain/content/content";
import type { ImportSummary, ImportSetup } from "@janur/domain/guest/guest-import";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { useEffect, useRef, useState } from "react";
import * as z from "zod";
import { newDocumentId } from "../../lib/browser/new-document-id.ts";
import { callHost, type HostOutput } from "../../lib/client/callables.ts";
import type { CheckContext } from "./check-rows.ts";
import type { ExistingGuest } from "./find-doubles.ts";
import type { Answer } from "./import-worker.ts";
import { packedChunk } from "./packed-chunk.ts";
import { plannedAgain, rowsToWrite, type PlannedRow } from "./planned-rows.ts";
import { startReader, type Reader } from "./reader.ts";
import type { FileProblem } from "./table.ts";
import { withoutImported } from "./without-imported.ts";

type Read = Extract<Answer, { kind: "read" }>;
type Checked = Extract<Answer, { kind: "checked" }>;
export type Checkpoint = NonNullable<HostOutput<"findGuestImport">["found"]>;
/** How columns are understood; what is decided about rows comes with the writing. */
export type ColumnSetup = Omit<ImportSetup, "choices">;

interface OpenFile {
  name: string;
  fileId: string;
  read: Read;
  /** Of an earlier import of the same file. */
  before: Checkpoint | null;
}

interface Writing {
  next: number;
  total: number;
  report: ImportSummary | null;
}

export type ImportState =
  | { step: "source"; problem: FileProblem | Error | null }
  | { step: "reading" }
  | { step: "review"; file: OpenFile; setup: ColumnSetup; checked: Checked; isChecking: boolean }
  | ({ step: "writing" | "done"; name: string } & Writing)
  | ({ step: "stopped"; name: string; problem: Error | null; goOn: () => void } & Writing);

export interface GuestImportSource {
  invitationId: string;
  /** The draft, for the names of its ceremonies. */
  content: Content | undefined;
  /** Everybody whom a row could be, oldest first. */
  readExisting: () => Promise<ExistingGuest[]>;
}

/** Reads a file, has it checked, and writes what the host decided. */
export function useGuestImport({ invitationId, content, readExisting }: GuestImportSource) {
  const reader = useRef<Reader | null>(null);
  const isStopping = useRef(false);
  /** Of what was wished last; an answer to an earlier wish, or to one of a dialog that is gone, is not shown. */
  const wish = useRef(0);
  const [state, setState] = useState<ImportState>({ step: "source", problem: null });

  useEffect(
    () => () => {
      isStopping.current = true;
      wish.current += 1;
      reader.current?.stop();
    },
    [],
  );

  /** Begins something else. @returns whether that is still what is wished */
  const begin = () => {
    const own = (wish.current += 1);
    return () => own === wish.current;
  };

  const restart = (problem: FileProblem | Error | null) => {
    begin();
    reader.current?.stop();
    reader.current = null;
    setState({ step: "source", problem });
  };

  /** @param run of an import that goes on */
  const check = async (setup: ColumnSetup, run: string | null = null): Promise<Checked> => {
    const compare = async (existing: readonly ExistingGuest[]) => {
      const answer = await reader.current?.ask(
        {
          kind: "check",
          columns: setup.columns,
          hasHeader: setup.hasHeader,
          existing,
          context: contextOf(content),
        },
        "checked",
      );
      if (answer?.kind !== "checked") throw new Error("the file is closed");
      return answer;
    };
    const existing = await readExisting();
    const checked = await compare(existing);
    // Not in the worker: ids are made with what stands in the application's first file.
    return run === null ? checked : compare(await withoutImported(existing, checked.rows, run));
  };

  const open = async (source: File | string) => {
    const isWished = begin();
    setState({ step: "reading" });
    try {
      if (source instanceof File && source.size > limits.guestImport.fileBytes) {
        restart("tooLarge");
        return;
      }
      const started = await startReader();
      if (!isWished()) {
        started.stop();
        return;
      }
      reader.current = started;
      const bytes = source instanceof File ? new Uint8Array(await source.arrayBuffer()) : source;
      const read = await started.ask({ kind: "read", source: bytes, limits: limits.guestImport }, "read");
      if (read.kind === "refused") {
        restart(read.problem);
        return;
      }
      const fileId = documentIdFromBytes(read.hash);
      const { found } = await callHost("findGuestImport", { invitationId, fileId });
      const setup = read.guess;
      const checked = await check(setup);
      const file = { name: source instanceof File ? source.name : "", fileId, read, before: found };
      if (isWished()) setState({ step: "review", file, setup, checked, isChecking: false });
    } catch (error) {
      if (isWished()) restart(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const changeSetup = async (setup: ColumnSetup) => {
    if (state.step !== "review") return;
    const isWished = begin();
    setState({ ...state, setup, isChecking: true });
    try {
      const checked = await check(setup);
      if (isWished()) setState({ ...state, setup, checked, isChecking: false });
    } catch (error) {
      if (isWished()) restart(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const write = async (
    file: OpenFile,
    run: string,
    planned: readonly PlannedRow[],
    setup: ColumnSetup,
    start: Writing,
  ) => {
    const { name, fileId } = file;
    const rows = rowsToWrite(planned);
    const choices = planned.map(({ choice }) => choice).join("");
    let done: Writing = start;
    isStopping.current = false;
    const isStopped = () => isStopping.current;
    try {
      while (done.next < rows.length && !isStopped()) {
        setState({ step: "writing", name, ...done });
        const { count: _count, ...packed } = await packedChunk(rows, done.next);
        const from = done.next;
        const said = { hasHeader: setup.hasHeader, columns: [...setup.columns], choices };
        const { next, report } = await callHost("importGuests", {
          invitationId,
          fileId,
          run,
          setup: from === 0 ? said : null,
          total: rows.length,
          from,
          ...packed,
        });
        done = { next, total: rows.length, report };
      }
    } catch (error) {
      stopAt(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    if (done.next < rows.length) stopAt(null);
    else setState({ step: "done", name, ...done });

    function stopAt(problem: Error | null) {
      const goOn = () => void write(file, run, planned, setup, done);
      setState({ step: "stopped", name, problem, goOn, ...done });
    }
  };

  return {
    state,
    open,
    changeSetup,
    restart: () => {
      restart(null);
    },
    /** Writes what was decided, from the beginning. */
    start: (planned: readonly PlannedRow[]) => {
      if (state.step !== "review") return;
      const total = rowsToWrite(planned).length;
      const run = newDocumentId();
      void write(state.file, run, planned, state.setup, { next: 0, total, report: null });
    },
    /** Goes on with the same file as it was decided before. */
    goOn: async ({ run, setup, total, next, report }: Checkpoint) => {
      if (state.step !== "review") return;
      const { file } = state;
      const isWished = begin();
      setState({ ...state, isChecking: true });
      try {
        const { rows, doubles } = await check(setup, run);
        if (!isWished()) return;
        await write(file, run, plannedAgain(rows, doubles, setup.choices), setup, { next, total, report });
      } catch (error) {
        if (isWished()) restart(error instanceof Error ? error : new Error(String(error)));
      }
    },
    /** After the chunk that is on its way. */
    stop: () => {
      isStopping.current = true;
    },
  };
}

function contextOf(content: Content | undefined): CheckContext {
  return {
    guest: limits.guest,
    emailPattern: z.regexes.email.source,
    ceremonies:
      content === undefined
        ? []
        : ceremoniesOf(content).map(({ id, name, audience }) => ({
            id,
            names: Object.values(name).filter((text) => text !== ""),
            isOpen: audience === "everyone",
          })),
  };
}
