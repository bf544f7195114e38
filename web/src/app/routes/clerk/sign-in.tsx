import { ClerkSignIn } from "../../../features/clerk/components/clerk-sign-in.tsx";

export { ClerkSignIn as Component };
