import { ClerkSignUp } from "../../../features/clerk/components/clerk-sign-up.tsx";

export { ClerkSignUp as Component };
