import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth, type Auth } from "firebase-admin/auth";

interface DemoAccount {
  uid: string;
  email: string;
  displayName: string;
  role: string;
  claims: Record<string, string>;
}

export const demoPassword = "janur123";

/** The accounts of every demo suite; their ids never change, so that seeds can refer to them. */
export const demoAccounts: readonly DemoAccount[] = [
  { uid: "demo-rani", email: "rani@janur.test", displayName: "Rani", role: "host", claims: {} },
  { uid: "demo-dimas", email: "dimas@janur.test", displayName: "Dimas", role: "co-host", claims: {} },
  {
    uid: "demo-admin",
    email: "admin@janur.test",
    displayName: "Admin Janur",
    role: "staff",
    claims: { role: "admin" },
  },
];

/** Creates the demo accounts, verified, in the Auth emulator that FIREBASE_AUTH_EMULATOR_HOST names. */
export async function seedAccounts(
  projectId: string,
): Promise<{ email: string; password: string; role: string }[]> {
  const app = initializeApp({ projectId }, `seed-accounts-${projectId}`);
  try {
    const auth = getAuth(app);
    await Promise.all(demoAccounts.map((account) => putAccount(auth, account)));
  } finally {
    await deleteApp(app);
  }
  return demoAccounts.map(({ email, role }) => ({ email, password: demoPassword, role }));
}

async function putAccount(auth: Auth, { uid, email, displayName, claims }: DemoAccount): Promise<void> {
  const properties = { email, displayName, password: demoPassword, emailVerified: true };
  const { users } = await auth.getUsers([{ uid }]);
  if (users.length === 0) await auth.createUser({ uid, ...properties });
  else await auth.updateUser(uid, properties);
  await auth.setCustomUserClaims(uid, claims);
}
