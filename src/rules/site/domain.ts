/** A lodging's own domain: which names can be one, what must be entered at the registrar, and what a look at its records means. */

/** How a look at a domain's records ended. */
export type DomainFinding = "unchecked" | "proved" | "no_record" | "wrong_record" | "unreachable";

export type DomainProblem = "malformed" | "address" | "platform" | "suffix";

/** Suffixes below which anyone can register: alone they are nobody's domain. The most common ones of the countries we open in. */
const SUFFIXES = new Set(
  (
    "com.tw org.tw net.tw idv.tw game.tw ebiz.tw club.tw gov.tw edu.tw co.jp or.jp ne.jp ac.jp go.jp gr.jp ed.jp lg.jp tokyo.jp kyoto.jp osaka.jp hokkaido.jp okinawa.jp nagano.jp " +
    "co.kr or.kr ne.kr re.kr pe.kr go.kr ac.kr com.cn net.cn org.cn gov.cn edu.cn ac.cn com.hk org.hk net.hk idv.hk edu.hk gov.hk com.mo org.mo net.mo " +
    "com.sg org.sg net.sg edu.sg gov.sg per.sg co.th in.th or.th ac.th go.th com.my net.my org.my gov.my edu.my com.ph net.ph org.ph co.id or.id web.id my.id " +
    "com.kh co.in net.in org.in firm.in com.np com.lk co.ae com.tr co.ma com.eg co.za org.za com.au net.au org.au id.au co.nz net.nz org.nz com.mx " +
    "co.uk org.uk me.uk ltd.uk com.fr co.at or.at com.es com.pt com.pl net.pl com.gr com.hr github.io vercel.app netlify.app herokuapp.com blogspot.com " +
    "wordpress.com wixsite.com web.app pages.dev workers.dev azurewebsites.net cloudfront.net"
  ).split(" "),
);

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Names that no registrar gives out. */
const UNREAL = new Set("localhost local localdomain internal invalid test example onion arpa lan home corp".split(" "));

/**
 * What is wrong with a host name; null: it can be a lodging's own domain. `host` is in lower case and in ASCII (punycode), as the
 * server has normalised it.
 */
export function domainProblem(host: string, platformHost: string): DomainProblem | null {
  if (host === "" || host.length > 253) return "malformed";
  if (/^[\d.]+$/.test(host) || host.includes(":")) return "address";
  const labels = host.split(".");
  if (labels.some((label) => !LABEL.test(label))) return "malformed";
  if (host === platformHost || host.endsWith(`.${platformHost}`)) return "platform";
  if (labels.length < 2 || SUFFIXES.has(host)) return "suffix";
  const last = labels.at(-1)!;
  return UNREAL.has(last) || /^\d+$/.test(last) ? "malformed" : null;
}

/** What is left of an address that was copied as a whole: no scheme, no path, no port, no final dot. */
export function typedHost(typed: string): string {
  const host = typed
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, "")
    .replace(/[/?#].*$/s, "")
    .replace(/^[^@]*@/, "");
  return host.replace(/:\d+$/, "").replace(/\.$/, "");
}

/** A domain itself can't have a CNAME beside its other records: it needs an A record. */
export function isApex(host: string): boolean {
  const labels = host.split(".");
  return labels.length === 2 || (labels.length === 3 && SUFFIXES.has(labels.slice(1).join(".")));
}

/** Where the record is entered that shows whose the domain is. */
export const proofName = (host: string): string => `_yado.${host}`;

export const proofValue = (token: string): string => `yado-proof=${token}`;

/** `texts`: the TXT records that were found; null: the name servers did not answer. */
export function findingOf(texts: readonly string[] | null, token: string): DomainFinding {
  if (texts === null) return "unreachable";
  const values = texts.map((text) => text.trim().replace(/^"|"$/g, ""));
  if (values.includes(proofValue(token))) return "proved";
  return values.some((value) => value.startsWith("yado-proof=")) ? "wrong_record" : "no_record";
}

/** A name server that fails for a day must not take a site off the net: only after so many days without the record. */
export const MOST_MISSES = 7;
