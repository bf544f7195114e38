/**
 * Stands in for `re2js`, 40 KB (br) of every screen with data: Firestore's SDK brings it to match regular expressions of pipeline
 * queries in the browser, and nothing here asks with pipelines. The SDK answers an error to one that did.
 */
export const RE2JS = {
  compile(): never {
    throw new Error("Regular expressions of pipeline queries are not part of this build.");
  },
};
