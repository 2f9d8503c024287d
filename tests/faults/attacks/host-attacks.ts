/** Row 26: requests that name another host than they ask, or two, or none; and what must come of each. */

export const EVIL = "evil.example";

/** The lodging's own page; or 400, or nobody's page; or nobody's page. */
type Outcome = "own" | "refused" | "stranger";
export type Attack = { name: string; bytes: (path: string) => string; outcome: Outcome };

/** On the lodging at host `a`, with another one at `b`. */
export function attacksOn(a: string, b: string): Attack[] {
  const lines = (path: string, ...headers: string[]) =>
    `GET ${path} HTTP/1.1\r\n${headers.map((line) => `${line}\r\n`).join("")}connection: close\r\n\r\n`;
  const host = (name: string, outcome: Outcome): Attack => ({
    name: `Host: ${name}`,
    bytes: (path) => lines(path, `host: ${name}`),
    outcome,
  });
  const beside = (...headers: string[]): Attack => ({
    name: headers.join(" | "),
    bytes: (path) => lines(path, `host: ${a}`, ...headers),
    outcome: "own",
  });
  const absolute = (target: string, outcome: Outcome): Attack => ({
    name: `GET ${target}`,
    bytes: (path) => lines(target + path, `host: ${a}`),
    outcome,
  });
  return [
    ...[`host: ${b}`, `Host: ${EVIL}`, `HOST: ${a}`, "host:"].map((line) => ({
      ...beside(line),
      outcome: "refused" as const,
    })),
    absolute(`http://${a}`, "own"),
    absolute(`https://${a}:443`, "own"),
    ...[b, EVIL, `${a}.${EVIL}`, `${a}@${EVIL}`].map((name) => absolute(`http://${name}`, "refused")),
    ...["", ":80", ":0", ":65535", "."].map((end) => host(a + end, "own")),
    host(a.toUpperCase(), "own"),
    ...[`${a}..`, `.${a}`, `www.${a}`, `${a}.${EVIL}`, EVIL, `xn--${a}`, "[::1]", "0x7f.1"].map((name) =>
      host(name, "stranger"),
    ),
    ...[
      `${a}@${EVIL}`,
      `${EVIL}#${a}`,
      `${EVIL}/${a}`,
      `${EVIL}?${a}`,
      `${a}, ${b}`,
      `${a} ${b}`,
      `${a}:x`,
      "",
      `宿.${a}`,
      `${a}。`,
      `${a}%2e${EVIL}`,
    ].map((name) => host(name, "refused")),
    ...["X-Forwarded-Host", "X-Host", "X-HTTP-Host-Override", "X-Forwarded-Server", "X-Original-Host"].flatMap(
      (name) => [beside(`${name}: ${b}`), beside(`${name}: ${EVIL}`)],
    ),
    beside(`Forwarded: host=${b};proto=http`),
    beside("X-Original-URL: /stay/orders", "X-Rewrite-URL: /stay/orders"),
    beside(`X-Forwarded-Proto: ftp`, "X-Forwarded-Port: 1", `X-Forwarded-Prefix: //${EVIL}`),
    { name: "no Host", bytes: (path) => lines(path), outcome: "refused" },
    { name: "HTTP/1.0", bytes: (path) => `GET ${path} HTTP/1.0\r\n\r\n`, outcome: "refused" },
    { name: "folded", bytes: (path) => lines(path, `host: ${a}`, ` ${EVIL}`), outcome: "refused" },
    { name: "space", bytes: (path) => lines(path, `host : ${EVIL}`), outcome: "refused" },
  ];
}
