import { SignUp } from "@clerk/react";
import { ClerkFrame } from "./clerk-frame.tsx";

export function ClerkSignUp() {
  return (
    <ClerkFrame page="signUp">
      <SignUp routing="hash" />
    </ClerkFrame>
  );
}
