/** Ways to make the server connect where it must not. Each is refused, or ends at the good server and nowhere else. */
import type { createEgress as CreateEgress } from "#server/network/egress.ts";
import { GOOD, type SmallInternet } from "#tests/faults/attacks/small-internet.ts";

export type Attack = {
  name: string;
  url: string;
  /** What the name server says to each query for the host. */
  answers?: string[][];
  /** Rebinding is no refusal: what was checked is what is connected to. */
  ends?: "refused" | "at the good server";
};

const HOST = "good.example";

/** What a name of the attacker's may be said to be. */
const BAD_ADDRESSES = [
  "127.0.0.1",
  "127.8.8.8",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::ffff:169.254.169.254",
  "::127.0.0.1",
  "169.254.169.254",
  "100.100.100.200",
  "168.63.129.16",
  "fd00:ec2::254",
  "0.0.0.0",
  "::",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.1.1",
  "100.64.0.1",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "fe80::1",
  "fe80::1%lo",
  "fc00::1",
  "ff02::1",
  "2001:db8::1",
  "64:ff9b::127.0.0.1",
  "64:ff9b::a9fe:a9fe",
  "2002:7f00:1::1",
  "2002:a9fe:a9fe::1",
  "2001:0:4136:e378:8000:63bf:80ff:fffe",
  "0x7f000001",
  "2130706433",
  "",
];

/** The same, written into the address itself in every spelling that some parser takes. */
const BAD_HOSTS = [
  "127.0.0.1",
  "127.1",
  "127.0.1",
  "0",
  "2130706433",
  "017700000001",
  "0177.0.0.1",
  "0x7f000001",
  "0x7f.1",
  "0x7F.0x0.0x0.0x1",
  "2852039166",
  "0xa9fea9fe",
  "0251.0376.0251.0376",
  "169.254.169.254",
  "①②⑦.⓪.⓪.①",
  "127。0。0。1",
  "%31%32%37.0.0.1",
  "127.0.0.1.",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[0:0:0:0:0:ffff:a9fe:a9fe]",
  "[64:ff9b::a9fe:a9fe]",
  "[2002:7f00:1::]",
  "[fd00:ec2::254]",
  "[::]",
];

const BAD_URLS = [
  `http://${HOST}/`,
  `http://${HOST}:443/`,
  `ftp://${HOST}/`,
  `ws://${HOST}/`,
  `gopher://${HOST}/`,
  "file:///etc/passwd",
  "data:text/plain,secret",
  "javascript:1",
  "unix:/var/run/docker.sock",
  "//good.example/",
  "good.example",
  "",
  ...[22, 25, 80, 3000, 5432, 6379, 8443, 9200].map((port) => `https://${HOST}:${port}/`),
  `https://user@${HOST}/`,
  `https://user:password@${HOST}/`,
  `https://:password@${HOST}/`,
];

export const ATTACKS: Attack[] = [
  ...BAD_ADDRESSES.map((address) => ({
    name: `a name that is ${address}`,
    url: `https://${HOST}/`,
    answers: [[address]],
  })),
  ...BAD_HOSTS.map((host) => ({ name: `the host ${host}`, url: `https://${host}/` })),
  ...["localhost", "localhost.", "LOCALHOST", "any.localhost"].map((host) => ({
    name: `the host ${host}`,
    url: `https://${host}/`,
    answers: [["127.0.0.1", "::1"]],
  })),
  ...BAD_URLS.map((url) => ({ name: `the address ${url}`, url, answers: [[GOOD]] })),
  { name: `${HOST} as a password for loopback`, url: `https://${HOST}@127.0.0.1/` },
  { name: `a backslash before loopback`, url: `https://127.0.0.1\\@${HOST}/`, answers: [[GOOD]] },
  { name: "a good address, then a bad one", url: `https://${HOST}/`, answers: [[GOOD, "127.0.0.1"]] },
  { name: "a bad address, then a good one", url: `https://${HOST}/`, answers: [["127.0.0.1", GOOD]] },
  { name: "a bad one among many", url: `https://${HOST}/`, answers: [[GOOD, GOOD, GOOD, "::1", GOOD]] },
  { name: "no address at all", url: `https://${HOST}/`, answers: [[]] },
  {
    name: "another address at the second query",
    url: `https://${HOST}/`,
    answers: [[GOOD], ["127.0.0.1"]],
    ends: "at the good server",
  },
  ...[301, 302, 303, 307, 308].flatMap((status) =>
    ["https://169.254.169.254/latest/meta-data/", "https://127.0.0.1/", "http://localhost/", `https://${HOST}/`].map(
      (to) => ({
        name: `a redirect (${status}) to ${to}`,
        url: `https://${HOST}/redirect?status=${status}&to=${encodeURIComponent(to)}`,
        answers: [[GOOD]],
      }),
    ),
  ),
];

/** The names of the attacks that got somewhere. */
export async function attack(createEgress: typeof CreateEgress, internet: SmallInternet): Promise<string[]> {
  const succeeded: string[] = [];
  for (const { name, url, answers = [], ends = "refused" } of ATTACKS) {
    internet.forget();
    const host = URL.parse(url)?.hostname;
    if (host) internet.names.set(host, answers);
    const egress = createEgress(internet);
    const ended = await egress(url, { method: "GET" }).then(
      ({ status, text }) => (status === 200 && text === "hello" ? "at the good server" : "somewhere else"),
      () => "refused",
    );
    if (internet.trapped() > 0 || ended !== ends) succeeded.push(name);
  }
  return succeeded;
}
