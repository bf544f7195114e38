import { LegalText } from "../../features/legal/components/legal-text.tsx";
import { appPaths } from "../paths.ts";

export function Component() {
  return <LegalText document="privacy" homePath={appPaths.home} />;
}
