import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { openSignIn } from "#server/accounts/sign-in.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";

export async function giveConsent(
  { params, body }: HandlerInput<typeof contract.giveConsent>,
  context: PlatformContext,
): Promise<{ redirect: string }> {
  const { interaction, client_id } = await openSignIn(context, params.uid);
  const accountId = interaction.session?.accountId;
  if (interaction.prompt.name !== "consent" || accountId === undefined) throw new Refusal("SIGN_IN_EXPIRED");
  if (!body.is_granted) interaction.result = { error: "access_denied", error_description: "The person said no." };
  else {
    const { Grant } = await context.accounts.provider();
    const known = interaction.grantId === undefined ? undefined : await Grant.find(interaction.grantId);
    const grant = known ?? new Grant({ accountId, clientId: client_id });
    const { missingOIDCScope = [] } = interaction.prompt.details as { missingOIDCScope?: string[] };
    grant.addOIDCScope(missingOIDCScope.join(" "));
    interaction.result = { consent: { grantId: await grant.save() } };
  }
  await interaction.persist();
  return { redirect: interaction.returnTo };
}
