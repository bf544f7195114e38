import { useLocation } from "react-router-dom";
import { LegalText } from "../../features/legal/components/legal-text.tsx";
import { appPaths } from "../paths.ts";

/** The text that the address names. */
export function Component() {
  const isTerms = useLocation().pathname.startsWith(appPaths.terms);
  return <LegalText document={isTerms ? "terms" : "privacy"} homePath={appPaths.home} />;
}
