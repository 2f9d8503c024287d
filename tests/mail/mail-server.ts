/** A mail server in the test's own process: takes e-mails, or refuses them as the test sets it. */
import { SMTPServer } from "smtp-server";

export type Received = { envelope: { from: string; to: string[] }; raw: string };

export type MailServer = {
  url: string;
  received: Received[];
  /** What it answers to the next e-mails; null: it takes them. */
  refusal: Error | null;
  close: () => Promise<void>;
};

export async function openMailServer(host = "127.0.0.1"): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (opened.refusal) return done(opened.refusal);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        const envelope = { from, to: rcptTo.map(({ address }) => address) };
        opened.received.push({ envelope, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  // A client that is killed in the middle of a message is expected.
  server.on("error", () => undefined);
  await new Promise<void>((listening) => server.listen(0, host, () => listening()));
  const { port } = server.server.address() as { port: number };
  const opened: MailServer = {
    url: `smtp://${host}:${port}`,
    received: [],
    refusal: null,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
  return opened;
}
