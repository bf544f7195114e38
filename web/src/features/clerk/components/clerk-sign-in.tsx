import { SignIn } from "@clerk/react";
import { ClerkFrame } from "./clerk-frame.tsx";

export function ClerkSignIn() {
  return (
    <ClerkFrame page="signIn">
      <SignIn routing="hash" />
    </ClerkFrame>
  );
}
