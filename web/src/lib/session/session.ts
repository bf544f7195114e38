import type { UserProfile } from "@janur/domain/account/account";
import type { User } from "firebase/auth";
import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "../storage/preferences.ts";
import type * as profileCode from "./profile.ts";

/**
 * Who uses this tab. It starts as `loading`; the first callback of Firebase Auth
 * ends that. `profile` is null only when it could not be loaded.
 */
export type Session =
  | { status: "loading" }
  | { status: "signed-out"; /** The person pressed "sign out" here. */ wasAsked: boolean }
  | {
      status: "signed-in";
      user: User;
      profile: UserProfile | null;
      /** What the account's token says: it decides what is shown, never what is allowed. */
      isAdmin: boolean;
      /** The staff has shut this account: it opens nothing but the page that says so. */
      isClosed: boolean;
      /** Whether this sign-in was proven by a second factor. */
      hasSecondFactor: boolean;
    };

export type SignedIn = Extract<Session, { status: "signed-in" }>;

/** Set while this browser keeps an account. A hint only: it decides when code is fetched, never what is allowed. */
const accountHint = "janur.hasAccount";

let session: Session = { status: "loading" };
let generation = 0;
let signOutAsked = false;
const listeners = new Set<() => void>();

function publish(next: Session): void {
  session = next;
  writeStored("localStorage", accountHint, next.status === "signed-in" ? "yes" : null);
  for (const listener of listeners) listener();
}

const loadAuth = () => import("../firebase/auth.ts");

/** Firestore's SDK is only fetched once there is somebody to read a profile for. */
export function loadProfileCode(): Promise<typeof profileCode> {
  return import("./profile.ts");
}

type TokenFacts = Pick<SignedIn, "isAdmin" | "isClosed" | "hasSecondFactor">;

async function tokenFacts(user: User): Promise<TokenFacts> {
  try {
    const { claims, signInSecondFactor } = await user.getIdTokenResult();
    return {
      isAdmin: claims["role"] === "admin",
      isClosed: claims["closed"] === true,
      hasSecondFactor: signInSecondFactor !== null,
    };
  } catch {
    // Without signal nothing of the staff's could be shown anyway.
    return { isAdmin: false, isClosed: false, hasSecondFactor: false };
  }
}

async function load(user: User): Promise<void> {
  const mine = ++generation;
  const facts = tokenFacts(user);
  let profile: UserProfile | null = null;
  try {
    const { loadOrCreateProfile } = await loadProfileCode();
    profile = await loadOrCreateProfile(user);
  } catch {
    // The specification swallows exactly this error: the person is signed in, without profile data.
  }
  const known = await facts;
  // A later change of the account overtook this load.
  if (mine === generation) publish({ status: "signed-in", user, profile, ...known });
}

async function watch(): Promise<void> {
  const { watchAccount } = await loadAuth();
  // Beside the first screen: it listens for what may happen much later.
  void import("./verification.ts").then(
    ({ syncVerification }) => {
      syncVerification({
        user: () => (session.status === "signed-in" ? session.user : null),
        subscribe: subscribeToSession,
        refresh: refreshSession,
      });
    },
    () => undefined,
  );
  watchAccount((user) => {
    if (user === null) {
      generation += 1;
      publish({ status: "signed-out", wasAsked: signOutAsked });
      signOutAsked = false;
      return;
    }
    void load(user);
  });
}

let watching: Promise<void> | null = null;

/**
 * Fetches Firebase Auth and follows its state from then on. Whoever asks for the
 * session starts it; a page that works signed out does so at the first sign of
 * life, so that it paints without the SDK. Until its first callback the state is `loading`.
 */
export function watchSession(): Promise<void> {
  watching ??= watch().catch((error: unknown) => {
    watching = null;
    throw error;
  });
  return watching;
}

/** At start: at once where an account is kept, else when somebody touches the page. */
export function watchSessionWhenUseful(): void {
  const start = () => {
    watchSession().catch(() => undefined);
  };
  if (hasStoredAccount()) {
    start();
    // The profile is needed next; the two downloads go side by side.
    loadProfileCode().catch(() => undefined);
    return;
  }
  for (const event of ["pointermove", "pointerdown", "keydown", "focusin"]) {
    window.addEventListener(event, start, { once: true, passive: true });
  }
}

/** Reads the profile again after a form wrote it; resolves when the session carries it. */
export async function refreshSession(): Promise<void> {
  const { auth } = await loadAuth();
  if (auth.currentUser !== null) await load(auth.currentUser);
}

/** An operation was refused because the staff has shut this account since the token was made. */
export function syncClosure(): void {
  if (session.status !== "signed-in" || session.isClosed) return;
  publish({ ...session, isClosed: true });
  // The next token says it, too.
  session.user.getIdToken(true).catch(() => undefined);
}

export async function signOut(): Promise<void> {
  const { signOutAccount } = await loadAuth();
  signOutAsked = true;
  await signOutAccount();
}

export function getSession(): Session {
  return session;
}

/** Whether this account is the one that is signed in. */
export function isSignedInAs(uid: string): boolean {
  return session.status === "signed-in" && session.user.uid === uid;
}

/** Where something of whoever is signed in lies on this device: the next one who signs in here does not find it. */
export function ownKey(kind: string, name: string): string {
  return `janur.${kind}.${session.status === "signed-in" ? session.user.uid : ""}.${name}`;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function until<Wanted extends Session>(isWanted: (state: Session) => state is Wanted): Promise<Wanted> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isWanted(session)) return;
      unsubscribe();
      resolve(session);
    };
    const unsubscribe = subscribeToSession(check);
    check();
  });
}

type Settled = Exclude<Session, { status: "loading" }>;

/**
 * Resolves with the first state that is not `loading`; at once when it is known.
 * @throws when Firebase Auth's code cannot be fetched
 */
export async function settledSession(): Promise<Settled> {
  await watchSession();
  return until((state): state is Settled => state.status !== "loading");
}

/** Resolves when the session carries the account that just signed in, profile included. */
export async function signedInSession(): Promise<SignedIn> {
  await watchSession();
  return until((state): state is SignedIn => state.status === "signed-in");
}

/** Whether this browser seems to keep an account. @see accountHint */
export function hasStoredAccount(): boolean {
  return readStored("localStorage", accountHint) !== null;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, getSession);
}

/** For components below the guard, which renders them only while somebody is signed in. */
export function useSignedIn(): SignedIn {
  const current = useSession();
  if (current.status !== "signed-in") throw new Error("useSignedIn outside of the authenticated group");
  return current;
}
