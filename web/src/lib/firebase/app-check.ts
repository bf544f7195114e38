/** reCAPTCHA answers in a second or two; where it is blocked or slow, an operation does not wait for it. */
const patienceMs = 5_000;

/**
 * What says that an operation comes from this application (App Check). It is sent along wherever it can be had; whether an
 * operation without it is refused, is decided by the project (`ENFORCE_APP_CHECK`), which first looks at how many would be.
 * @returns null where the build has no site key, and where nothing was heard in time
 */
export async function appCheckToken(): Promise<string | null> {
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY ?? "";
  if (siteKey === "") return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
    }, patienceMs);
  });
  try {
    return await Promise.race([import("./attestation.ts").then(({ attest }) => attest(siteKey)), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
