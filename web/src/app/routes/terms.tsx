import { LegalText } from "../../features/legal/components/legal-text.tsx";
import { appPaths } from "../paths.ts";

export function Component() {
  return <LegalText document="terms" homePath={appPaths.home} />;
}
