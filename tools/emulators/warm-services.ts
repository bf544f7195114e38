/** As many processes of each service as browsers call at once. */
const processes = 2;

/**
 * Lets the functions emulator load each service before somebody waits for it:
 * its first call starts a process and loads the bundle, which takes longer on
 * a busy machine than a test waits for an answer. What is answered does not matter.
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
  const round = () => [
    call("/api/host/checkSlug"),
    call("/api/guest/openLink"),
    fetch(`${hostingUrl}${eventPath}?warm`),
  ];
  const answers = await Promise.all(Array.from({ length: processes }, round).flat());
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
}
