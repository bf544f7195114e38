import { InvitationHelp } from "../../../features/invitation-help/components/invitation-help.tsx";

export { InvitationHelp as Component };
