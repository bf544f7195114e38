/** What a browser says of itself comes at once or, in some, never. */
const patienceMs = 800;

/** The answer, or `otherwise` where there is none in time or none at all. */
export async function within<Answer>(asked: Promise<Answer> | undefined, otherwise: Answer): Promise<Answer> {
  const late = new Promise<Answer>((resolve) => {
    setTimeout(() => {
      resolve(otherwise);
    }, patienceMs);
  });
  return Promise.race([asked?.catch(() => otherwise) ?? otherwise, late]);
}
