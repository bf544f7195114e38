import { Box } from "@mantine/core";
import { ProfileForm } from "../../../features/account/components/profile-form.tsx";
import { SettingsPage } from "./settings-page.tsx";

export function Component() {
  return (
    <SettingsPage>
      <Box maw={640}>
        <ProfileForm />
      </Box>
    </SettingsPage>
  );
}
