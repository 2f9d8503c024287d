/** One sign-in of one browser: what it is for, what has been proved so far, and how it ends. */
import type Provider from "oidc-provider";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { readAccountSession } from "#server/accounts/account-session.ts";
import { findAccount, type Account } from "#server/accounts/account-store.ts";
import { hotelOfClient } from "#server/accounts/oidc/clients.ts";
import { ONE_STEP, roleOf, type Role, TWO_STEPS } from "#server/accounts/oidc/provider.ts";
import { readProgress, saveProgress } from "#server/accounts/progress-store.ts";
import { endSessions } from "#server/accounts/end-sessions.ts";
import { noteDevice } from "#server/accounts/note-device.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { cookieIn } from "#server/security/cookies.ts";

/** A way in which the person has shown who they are. A passkey that verifies its owner counts as two. */
export type Proof = "code" | "password" | "passkey" | "upstream";

/**
 * Whoever reads the mailbox can link Google and LINE by a code, and set a password by one: beside the code neither proves more, the
 * password in the sign-in in which it was set.
 */
const strengthOf = (proof: Proof, isReset: boolean): Proof =>
  proof === "upstream" || (proof === "password" && isReset) ? "code" : proof;

export type SignIn = {
  uid: string;
  interaction: InstanceType<Provider["Interaction"]>;
  client_id: string;
  role: Role;
  /** Whose site the person comes from. */
  hotel: Tenant | null;
  /** Whom the first step of two has proved. */
  account: Account | null;
  proofs: Proof[];
  /** Accounts whose password was set in it by a code. */
  reset: string[];
};

/** Only the browser that began a sign-in goes on with it: another's would be signed in as whoever proves themselves here. */
export async function openSignIn(context: PlatformContext, uid: string): Promise<SignIn> {
  if (cookieIn(context.cookies, "yado-sign-in") !== uid) throw new Refusal("SIGN_IN_EXPIRED");
  return readSignIn(context, uid);
}

/** For whoever has seen in another way that it is this browser's. */
export async function readSignIn(context: PlatformContext, uid: string): Promise<SignIn> {
  const { Interaction } = await context.accounts.provider();
  const interaction = await Interaction.find(uid);
  if (!interaction) throw new Refusal("SIGN_IN_EXPIRED");
  const client_id = String(interaction.params.client_id);
  const hotel_id = hotelOfClient(client_id);
  const hotel = hotel_id === null ? null : ((await context.directory.byId(hotel_id)) ?? null);
  const progress = await readProgress(context.database, uid);
  const account = progress ? ((await findAccount(context.database, progress.account_id)) ?? null) : null;
  const proofs = account ? progress!.proofs : [];
  const reset = progress?.reset ?? [];
  return { uid, interaction, client_id, role: roleOf(client_id), hotel, account, proofs, reset };
}

export type Step = { next: "done" | "second_step" | "sign_in_again"; redirect: string | null };

/** The person has proved to be the owner of this account, in this way. Staff need two ways. */
export async function prove(context: PlatformContext, signIn: SignIn, account: Account, proof: Proof): Promise<Step> {
  const isSame = signIn.account?.account_id === account.account_id;
  const proofs = [...new Set([...(isSame ? signIn.proofs : []), proof])];
  const isReset = signIn.reset.includes(account.account_id);
  const isTwoSteps = new Set(proofs.map((each) => strengthOf(each, isReset))).size > 1 || proof === "passkey";
  const isEnough = signIn.role === "mem" || isTwoSteps;
  if (!isEnough) {
    const { account_id } = account;
    await saveProgress(context.database, signIn.uid, { account_id, proofs, reset: signIn.reset });
    return { next: isReset ? "sign_in_again" : "second_step", redirect: null };
  }
  const { interaction } = signIn;
  const acr = isTwoSteps ? TWO_STEPS : ONE_STEP;
  await noteDevice(context, { hotel: signIn.hotel, host: context.platformHost, path: "/accounts" }, account);
  await endOthersSession(context, signIn, account);
  interaction.result = { login: { accountId: account.account_id, acr, amr: proofs, remember: true } };
  await interaction.persist();
  return { next: "done", redirect: interaction.returnTo };
}

/** Who signs in where another person is signed in takes the other's place: a browser is one person's at a time. */
async function endOthersSession(context: PlatformContext, { interaction }: SignIn, { account_id }: Account) {
  const present = await readAccountSession(context.accounts, context.cookies);
  if (!present || present.account_id === account_id) return;
  await endSessions(context.database, present.account_id, present.session_id);
  // The provider would wait for the session that this sign-in was begun in.
  delete interaction.session;
}
