import type indonesian from "../id/without-project.ts";

const texts: typeof indonesian = {
  title: "Janur is not ready yet",
  text: "The set-up at this address is not finished. Your data is not affected; please try again later.",
  forBuilder:
    "For whoever sets it up: this application was built without the name of a Firebase project. Write {{name}} into web/.env.production and build again (docs/operations.md).",
};

export default texts;
