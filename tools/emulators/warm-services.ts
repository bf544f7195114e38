/**
 * Processes of each service. The functions emulator answers one call at a time
 * in a process, and three browsers whose screens ask for several things at once
 * have been seen to need as many.
 */
const processes = { host: 6, guest: 4, page: 4, media: 2, staff: 1, apps: 1 } as const;

/**
 * Lets the functions emulator load each service before somebody waits for it:
 * a call that finds no free process starts one and loads the bundle, which takes
 * longer on a busy machine than a test waits for an answer, and where it takes
 * half a minute the emulator never answers. What is answered does not matter.
 * @param hostingUrl e.g. `http://127.0.0.1:5000`
 * @param eventPath address of a guests' page
 */
export async function warmServices(hostingUrl: string, eventPath: string): Promise<void> {
  const call = (path: string) =>
    fetch(`${hostingUrl}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data: {} }),
    });
  await atOnce(processes.host, () => call("/api/host/checkSlug"));
  await atOnce(processes.guest, () => call("/api/guest/openLink"));
  await atOnce(processes.page, () => fetch(`${hostingUrl}${eventPath}?warm`));
  await atOnce(processes.media, () => fetch(`${hostingUrl}/media/warm`));
  await atOnce(processes.staff, () => call("/api/staff/listUsers"));
  await atOnce(processes.apps, () => fetch(`${hostingUrl}/api/apps/warm`));
}

/** One service after the other: a dozen processes that load at once would each take too long themselves. */
async function atOnce(count: number, request: () => Promise<Response>): Promise<void> {
  const answers = await Promise.all(Array.from({ length: count }, request));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
}
