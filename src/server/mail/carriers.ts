/** How mails are sent: e-mail by SMTP, and text messages through the operator's gateway. */
import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import { headerText, isMailAddress } from "#rules/mail/mail-text.ts";
import type { MailKind } from "#rules/mail/owed-mails.ts";
import type { StoredMail } from "#server/mail/mail-store.ts";
import type { Outside } from "#server/payments/vendors/vendor.ts";

/** Rejects when the mail was not accepted. */
type Carrier = (written: StoredMail) => Promise<void>;

/** null: such mails are kept instead of sent. */
export type Carriers = { mail: Carrier | null; sms: Carrier | null; close: () => void };

/** Every mail is kept, and none is sent. */
export const KEEP_ALL: Carriers = { mail: null, sms: null, close: () => undefined };

type Settings = {
  SMTP_URL?: string | undefined;
  SMTP_FROM?: string | undefined;
  SMS_URL?: string | undefined;
  PLATFORM_HOST: string;
};

export const isTextMessage = (kind: string): boolean => kind === ("captcha_sms" satisfies MailKind);

/** An e-mail that is sent twice has the same id twice, and mail programs show it once. */
function messageId({ hotel_id, dedupe_key }: StoredMail, host: string): string {
  const digest = createHash("sha256").update(`${hotel_id} ${dedupe_key}`).digest("hex").slice(0, 40);
  return `<${digest}@${host}>`;
}

export function createCarriers(settings: Settings, outside: Outside): Carriers {
  const { SMTP_URL, SMS_URL, PLATFORM_HOST } = settings;
  const address = settings.SMTP_FROM ?? `no-reply@${PLATFORM_HOST}`;
  const smtp = SMTP_URL === undefined ? null : openSmtp(SMTP_URL);
  return {
    mail: smtp && ((written) => sendMail(smtp, written, address, PLATFORM_HOST)),
    sms: SMS_URL === undefined ? null : (written) => sendTextMessage(outside, SMS_URL, written),
    close: () => smtp?.close(),
  };
}

const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Each step has a time limit: a mail must be sent or given back before its lease ends. Without TLS an e-mail is never sent
 * over a network: an attacker could hide that the server offers it. `?requireTLS=false` in SMTP_URL allows it all the same.
 */
function openSmtp(url: string) {
  return createTransport({
    url,
    requireTLS: !THIS_MACHINE.has(new URL(url).hostname),
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

async function sendMail(
  smtp: ReturnType<typeof openSmtp>,
  written: StoredMail,
  from: string,
  host: string,
): Promise<void> {
  const { to, reply_to } = written;
  // What is not one plain address could become a second one, or a header.
  if (!isMailAddress(to)) throw new Error("the mail has no address");
  const sent = smtp.sendMail({
    messageId: messageId(written, host),
    from: { name: headerText(written.from_name), address: from },
    to: { name: "", address: to },
    ...(isMailAddress(reply_to) ? { replyTo: { name: "", address: reply_to } } : {}),
    subject: headerText(written.subject),
    text: written.text,
    html: written.html,
    attachments: written.attachments.map(({ filename, content_type, content }) => ({
      filename: headerText(filename),
      contentType: headerText(content_type),
      content,
    })),
    headers: { "Auto-Submitted": "auto-generated" },
    xMailer: false,
  });
  await sent.catch((error: { responseCode?: number; code?: string }) => {
    // The server's text may name the guest, and this goes to the log.
    throw new Error(`the mail server refused it: ${error.responseCode ?? error.code ?? "no reason given"}`);
  });
}

async function sendTextMessage(outside: Outside, url: string, { to, text }: StoredMail): Promise<void> {
  const { status } = await outside.send(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ to, text }),
  });
  if (status < 200 || status > 299) throw new Error(`the gateway for text messages answered ${status}`);
}
