/**
 * The studio: bytes of script of its first load and of each screen, from the build; how long a publish of a full lodging takes,
 * until its page is new; and how quickly a list of 10,000 orders answers a press. The limits are those of its design; a missed one fails the run. npm run bench -- studio.
 */
import { type APIRequestContext, request } from "@playwright/test";
import { compressed, studioFiles } from "#tests/helpers/built-files.ts";
import { freePort, withDemo } from "./processes.ts";
import { timeOrders } from "./studio-orders.ts";
import { publish, saveTitle, signIn } from "./studio-owner.ts";
import { table } from "./table.ts";

const KB = 1024;
const LIMITS = { first: 250, screen: 60, publish: 1000, fresh: 1000 };
const ROUNDS = 15;
const LODGING = "tidesong";

export async function benchStudio(): Promise<void> {
  const missed = [...weigh(), ...(await timeScreens())];
  if (missed.length === 0) return;
  console.error(`\nMissed:\n${missed.map((each) => `- ${each}`).join("\n")}`);
  process.exitCode = 1;
}

function weigh(): string[] {
  const { first, screens } = studioFiles();
  const row = table(["script, compressed", "KB", "limit"]);
  const sizes: [string, number, number][] = [
    ["first load", compressed(first) / KB, LIMITS.first],
    ...[...screens].map(([name, files]): [string, number, number] => [name, compressed(files) / KB, LIMITS.screen]),
  ];
  for (const size of sizes) row(size);
  return sizes.filter(([, size, limit]) => size > limit).map(([name]) => `${name} is too heavy`);
}

async function timeScreens(): Promise<string[]> {
  const port = await freePort();
  return withDemo(port, async (folder) => {
    const wire = await request.newContext({ baseURL: `http://localhost:${port}` });
    await signIn(wire);
    const missed = await timePublishing(wire, port);
    missed.push(...(await timeOrders({ port, folder, wire, lodging: LODGING })));
    await wire.dispose();
    return missed;
  });
}

async function timePublishing(wire: APIRequestContext, port: number): Promise<string[]> {
  const taken: { publish: number; fresh: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) taken.push(await publishOnce(wire, port, `Harbour${round}x`));
  const row = table(["a publish of the whole demo lodging, ms", "median", "worst", "limit"]);
  const missed: string[] = [];
  for (const [name, what] of [
    ["publish", "until it is answered"],
    ["fresh", "then until the page is new"],
  ] as const) {
    const sorted = taken.map((each) => each[name]).sort((a, b) => a - b);
    const worst = sorted.at(-1)!;
    row([what, sorted[Math.floor(sorted.length / 2)]!, worst, LIMITS[name]]);
    if (worst > LIMITS[name]) missed.push(`a publish took ${Math.round(worst)} ms ${what}`);
  }
  return missed;
}

async function publishOnce(wire: APIRequestContext, port: number, title: string) {
  await saveTitle(wire, LODGING, title);
  const began = performance.now();
  await publish(wire, LODGING);
  const published = performance.now();
  const headers = { host: `${LODGING}.localhost:${port}` };
  while (!(await (await wire.get(`http://127.0.0.1:${port}/stay`, { headers })).text()).includes(title)) {
    if (performance.now() - published > 10_000) throw new Error("The page is still the old one after ten seconds.");
  }
  return { publish: published - began, fresh: performance.now() - published };
}
