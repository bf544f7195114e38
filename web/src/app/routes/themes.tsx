import { ThemeGallery } from "../../features/theme/components/theme-gallery.tsx";
import { themesFor } from "../../features/wizard/themes-for.ts";
import { appPaths } from "../paths.ts";
import { useIsVisitor } from "../visitor.ts";

export function Component() {
  return (
    <ThemeGallery
      paths={{ ...appPaths, new: appPaths.newInvitation }}
      isVisitor={useIsVisitor()}
      fittingFor={(eventType) => themesFor(eventType, "neutral").fitting}
    />
  );
}
