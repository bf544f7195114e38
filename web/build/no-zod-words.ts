/**
 * In place of zod's English sentences: forms say what is wrong in words of their own, and a schema that a document
 * does not meet is told by its code and path.
 */
export default function noWords(): { localeError: () => string } {
  return { localeError: () => "Invalid input" };
}
