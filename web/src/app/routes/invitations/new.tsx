export { NewInvitationWizard as Component } from "../../../features/invitation/components/wizard/new-invitation-wizard.tsx";
