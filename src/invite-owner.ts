/** npm run owner -- LODGING-DOMAIN E-MAIL [LANGUAGE]: invites an owner of a lodging, such as its first one. */
import { z } from "zod";
import { publicOrigin, readConfig } from "#config.ts";
import { isLanguage } from "#rules/text/language.ts";
import { createHotelCache } from "#server/cache/hotel-cache.ts";
import { connect } from "#server/database/connect.ts";
import { startMonitor } from "#server/database/monitor.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { createDirectory } from "#server/hotel/directory.ts";
import { readSecret } from "#server/security/secret-file.ts";
import { createSecrets } from "#server/security/secrets.ts";
import { sendInvitation } from "#server/staff/send-invitation.ts";
import { LAYOUT_SETTINGS } from "./layout-settings.ts";

const USAGE = "npm run owner -- LODGING-DOMAIN E-MAIL [LANGUAGE]";

const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

async function inviteOwner(domain: string, address: string, language: string | undefined): Promise<void> {
  const email = emailSchema.safeParse(address);
  if (!email.success) throw new Error(`${address} is no e-mail address.`);
  const config = readConfig(process.env);
  const opened = await openDatabase(config);
  const monitor = await startMonitor(opened.url);
  const database = connect(opened.url, 1);
  try {
    const hotel = await createDirectory(database, createHotelCache(monitor)).byHost(domain.toLowerCase());
    if (!hotel) throw new Error(`There is no lodging at ${domain}.`);
    const lang = language ?? hotel.main_lang;
    if (!isLanguage(lang)) throw new Error(`${lang} is no language of ours.`);
    const context = {
      layouts: LAYOUT_SETTINGS,
      originOf: (host: string) => publicOrigin(config, host),
      platformHost: config.PLATFORM_HOST,
      product: config.PRODUCT_PREFIX,
      secrets: createSecrets(config.SECRET ?? readSecret(config.DATA_DIR)),
      now: monitor.now(),
    };
    const invited = { email: email.data, role: "owner", lang, invited_by: null } as const;
    await database.forHotel(hotel.hotel_id, (query) => sendInvitation(query, context, hotel, invited));
    console.log(`${email.data} is invited as owner of ${hotel.domain}. The e-mail is sent as soon as Yado runs.`);
  } finally {
    await monitor.close();
    await database.close();
    await opened.close();
  }
}

const REASONS: Partial<Record<Refusal["code"], string>> = {
  ALREADY_STAFF: "This address is on the lodging's staff already.",
  TOO_MANY_REQUESTS: "This address, or this lodging, has had too many invitations today.",
};

try {
  const [domain, email, language, ...rest] = process.argv.slice(2);
  if (domain === undefined || email === undefined || rest.length > 0) throw new Error(USAGE);
  await inviteOwner(domain, email, language);
} catch (error) {
  const reason = error instanceof Refusal ? REASONS[error.code] : undefined;
  console.error(reason ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}
