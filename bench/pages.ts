/** Cached pages and calls, compared with a bare node:http server that sends the same bytes. */
import { request } from "node:http";
import { forSeconds, load } from "./load.ts";
import { medians, takeTurns } from "./measure.ts";
import { freePort, withDemo, withServer } from "./processes.ts";
import { assertGood } from "./requests.ts";
import { CONNECTIONS, ROUNDS, SECONDS } from "./settings.ts";
import { table } from "./table.ts";

const SUBJECTS = [
  { title: "home page", path: "/stay" },
  { title: "home page, en-US", path: "/stay/en-US" },
  { title: "/api/hotel/info", path: "/api/hotel/info?domain=tidesong.localhost" },
];

export async function benchPages(): Promise<void> {
  const [port, barePort] = [await freePort(), await freePort()];
  const host = `tidesong.localhost:${port}`;
  await withDemo(port, async () => {
    const print = table(["what", "bytes", "Yado req/s", "p99 ms", "bare req/s", "p99 ms", "Yado / bare"]);
    for (const { title, path } of SUBJECTS) {
      const { bytes, headers } = await sameBytes(`http://127.0.0.1:${port}${path}`, host);
      const measure = (at: number) =>
        load(
          at,
          forSeconds(SECONDS, () => requestFor(path, host)),
          CONNECTIONS,
        );
      const turns = await withServer(
        "bench/bare.ts",
        { PORT: String(barePort), BYTES: bytes.toString("base64"), HEADERS: headers },
        /ready/,
        () =>
          takeTurns(
            ROUNDS,
            () => measure(port),
            () => measure(barePort),
          ),
      );
      const [ours, theirs] = [medians(turns.ours), medians(turns.theirs)];
      print([title, bytes.length, ours.rate, ours.p99, theirs.rate, theirs.p99, ours.rate / theirs.rate]);
      assertGood(turns.ours);
    }
  });
}

/** Headers as a browser sends them. */
const requestFor = (path: string, host: string) =>
  `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip, deflate, br\r\n\r\n`;

/** What Yado sends, compressed as a browser accepts it: the bare server sends exactly this. */
function sameBytes(address: string, host: string): Promise<{ bytes: Buffer; headers: string }> {
  return new Promise((got, failed) => {
    request(address, { headers: { host, "accept-encoding": "gzip, deflate, br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { "content-type": type, "content-encoding": encoding } = response.headers;
        got({
          bytes: Buffer.concat(chunks),
          headers: JSON.stringify({ "content-type": type, ...(encoding ? { "content-encoding": encoding } : {}) }),
        });
      });
    })
      .once("error", failed)
      .end();
  });
}
