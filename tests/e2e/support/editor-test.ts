import { test as base } from "@playwright/test";
import { openEditor } from "./host.ts";
import { draftInvitation, type ShownInvitation } from "./host-api.ts";
import { signedInHost } from "./signed-in-host.ts";

/** Tests that begin with a new account's draft open in its editor: `draft`. They may take three times as long as others. */
export const test = base.extend<{ draft: ShownInvitation }>({
  draft: async ({ page, baseURL }, provide, running) => {
    running.slow();
    const draft = await draftInvitation(await signedInHost(page, baseURL));
    await openEditor(page, draft.invitationId);
    await provide(draft);
  },
});
