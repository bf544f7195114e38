import { ClerkUserManagement } from "../../../features/clerk/components/clerk-user-management.tsx";

export { ClerkUserManagement as Component };
