/** What may come over a connection that is no HTTP, or HTTP that two readers would understand differently. */

/** `refused`: a 4xx and the end of the connection, or the end at once. `one`: one answer of ours. `two`: two good requests. */
export type Attack = { name: string; bytes: Buffer; expected: "refused" | "one" | "two" };

const latin1 = (text: string) => Buffer.from(text, "latin1");
const lines = (...parts: string[]) => latin1(`${parts.join("\r\n")}\r\n\r\n`);

/** A request hidden inside another request's body: a server that answers it has been tricked. */
export const HIDDEN = "/hidden-request";

export function attacksOn(host: string): Attack[] {
  const hidden = `GET ${HIDDEN} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const good = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const get = (target: string, ...headers: string[]) => lines(`GET ${target} HTTP/1.1`, `Host: ${host}`, ...headers);
  /** A request with a body, and after it bytes that only a fooled reader takes for another request. */
  const post = (headers: string[], body: string, path = "/api/captcha/trigger") =>
    Buffer.concat([lines(`POST ${path} HTTP/1.1`, `Host: ${host}`, ...headers), latin1(body)]);
  const refused = (name: string, bytes: Buffer): Attack => ({ name, bytes, expected: "refused" });
  const one = (name: string, bytes: Buffer): Attack => ({ name, bytes, expected: "one" });
  const chunked = "Transfer-Encoding: chunked";

  return [
    one("bytes that are no UTF-8 in the request line", get("/stay/\xff\xfe\xc0\x80")),
    one("bytes that are no UTF-8 in the query of a call", get("/api/hotel/info?domain=\xff\xfe")),
    one("bytes that are no UTF-8 in a header", get("/stay", "Cookie: a=\xff\xfe\xc0\x80", "Accept-Language: \xff")),
    one("bytes that are no UTF-8 in the token", get("/api/hotel/info", "Authorization: Bearer \xff\xfe")),
    refused("a NUL in the request line", get("/stay/\0")),
    refused("a NUL in a header", get("/stay", "X-A: a\0b")),
    refused("a header without a colon", get("/stay", "no colon here")),
    refused("a header without a name", get("/stay", ": value")),
    refused("a blank before the colon", get("/stay", "X-A : b")),
    refused("a folded header before any other", lines("GET /stay HTTP/1.1", ` Host: ${host}`)),
    refused("a carriage return alone", latin1(`GET /stay HTTP/1.1\r\nHost: ${host}\rX-A: b\r\n\r\n`)),
    refused("64 KB of headers", get("/stay", `X-A: ${"a".repeat(65_536)}`)),
    refused("thousands of headers", get("/stay", ...Array.from({ length: 5_000 }, (_, index) => `X-${index}: a`))),
    refused("a request line of 64 KB", get(`/stay/${"a".repeat(65_536)}`)),
    refused("no host", lines("GET /stay HTTP/1.1")),
    one("two hosts", get("/stay", "Host: evil.test")),
    one("a host that is none", lines("GET /stay HTTP/1.1", "Host: a b/c?d#e@f")),
    one("an empty host", lines("GET /stay HTTP/1.1", "Host: ")),
    one("a host in brackets", lines("GET /stay HTTP/1.1", "Host: [::::]:99999999")),
    refused("a method that is none", lines("NONSENSE /stay HTTP/1.1", `Host: ${host}`)),
    refused("a method in small letters", lines("get /stay HTTP/1.1", `Host: ${host}`)),
    refused("a method of 10,000 letters", lines(`${"G".repeat(10_000)} /stay HTTP/1.1`, `Host: ${host}`)),
    refused("no method", lines("/stay HTTP/1.1", `Host: ${host}`)),
    refused("HTTP/0.9", latin1("GET /stay\r\n")),
    refused("a version that is none", lines("GET /stay HTTP/9.9", `Host: ${host}`)),
    refused("the opening of HTTP/2", latin1("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")),
    refused("the opening of TLS", Buffer.from("16030100c8010000c40303".padEnd(400, "5a"), "hex")),
    refused("random bytes", Buffer.from(Array.from({ length: 2_000 }, (_, index) => (index * 7919 + 13) % 256))),
    one("all of the server as target", lines("OPTIONS * HTTP/1.1", `Host: ${host}`)),
    one("an absolute target of another host", lines("GET http://evil.test/stay HTTP/1.1", `Host: ${host}`)),
    one("an absolute target that can't be read", lines("GET http://[/stay HTTP/1.1", `Host: ${host}`)),
    refused("a tunnel", lines("CONNECT evil.test:443 HTTP/1.1", `Host: ${host}`)),
    one("an upgrade nobody offers", get("/stay", "Connection: Upgrade, close", "Upgrade: websocket")),
    refused("a length and chunks", post([chunked, "Content-Length: 5"], `0\r\n\r\n${hidden}`)),
    refused("chunks and a length", post(["Content-Length: 5", chunked], `0\r\n\r\n${hidden}`)),
    refused("two lengths", post(["Content-Length: 0", `Content-Length: ${hidden.length}`], hidden)),
    refused("a list of lengths", post([`Content-Length: 0, ${hidden.length}`], hidden)),
    refused("a length below zero", post(["Content-Length: -1"], hidden)),
    refused("a length with a sign", post(["Content-Length: +0"], hidden)),
    refused("a length in letters", post(["Content-Length: 0x0"], hidden)),
    refused("a length beyond all numbers", post([`Content-Length: ${"9".repeat(30)}`], hidden)),
    refused("chunked, spelt otherwise", post(["Transfer-Encoding: xchunked"], `0\r\n\r\n${hidden}`)),
    refused("chunked, but not last", post(["Transfer-Encoding: chunked, identity"], `0\r\n\r\n${hidden}`)),
    refused("chunked, then something else", post([chunked, "Transfer-Encoding: gzip"], `0\r\n\r\n${hidden}`)),
    refused("chunked after a blank", post(["Transfer-Encoding : chunked"], `0\r\n\r\n${hidden}`)),
    refused("a chunk whose size is none", post([chunked], `zz\r\n${hidden}0\r\n\r\n`)),
    refused("a chunk with a size below zero", post([chunked], `-1\r\n${hidden}0\r\n\r\n`)),
    refused("a chunk beyond all numbers", post([chunked], `fffffffffffffffff\r\n${hidden}`)),
    refused("a chunk longer than it says", post([chunked], `1\r\n{}\r\n0\r\n\r\n${hidden}`)),
    refused("64 KB of chunk extensions", post([chunked], `2;${"a".repeat(65_536)}\r\n{}\r\n0\r\n\r\n`)),
    one("a chunk extension", post([chunked], "2;a=b\r\n{}\r\n0\r\n\r\n")),
    one(
      "a trailer that would be a header",
      post([chunked], `2\r\n{}\r\n0\r\nHost: evil.test\r\nContent-Length: 50\r\n\r\n`),
    ),
    one("a body where none belongs", post([`Content-Length: ${hidden.length}`], hidden, "/stay")),
    one("a hidden request in the body of a call", post([`Content-Length: ${hidden.length}`], hidden)),
    one("a body that is refused unread", post([`Content-Length: 300000`], hidden.padEnd(300_000, "x"))),
    {
      name: "a hidden request in the body of a GET",
      bytes: Buffer.concat([get("/healthz", `Content-Length: ${hidden.length}`), latin1(hidden)]),
      expected: "one",
    },
    { name: "two requests at once", bytes: latin1(good + good), expected: "two" },
  ];
}

/** Requests that stop in the middle; the client leaves. */
export function unfinishedOn(host: string): { name: string; bytes: Buffer }[] {
  const post = (...headers: string[]) => lines("POST /api/captcha/trigger HTTP/1.1", `Host: ${host}`, ...headers);
  return [
    { name: "half a request line", bytes: latin1("GET /st") },
    { name: "half a header", bytes: latin1(`GET /stay HTTP/1.1\r\nHo`) },
    { name: "half a body", bytes: Buffer.concat([post("Content-Length: 100"), latin1('{"domain":')]) },
    { name: "half a chunk", bytes: Buffer.concat([post("Transfer-Encoding: chunked"), latin1("50\r\n{")]) },
    { name: "a body that was announced and does not come", bytes: post("Content-Length: 100", "Expect: 100-continue") },
    { name: "an expectation nobody meets", bytes: post("Content-Length: 100", "Expect: 200-maybe") },
    { name: "nothing", bytes: Buffer.alloc(0) },
  ];
}
