import { ThemeGallery } from "../../features/theme/components/theme-gallery.tsx";
import { appPaths } from "../paths.ts";

export function Component() {
  return <ThemeGallery homePath={appPaths.home} />;
}
