/** Loaded before a server starts: plants bugs into its own source. PLANTS is a JSON list of [file's end, right, wrong]. */
import { registerHooks } from "node:module";

type Plant = readonly [file: string, right: string, wrong: string];

const plants = JSON.parse(process.env.PLANTS ?? "[]") as Plant[];

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const due = plants.filter(([file]) => url.endsWith(file));
    if (due.length === 0) return loaded;
    let source = String(loaded.source);
    for (const [file, right, wrong] of due) {
      // A guard that has moved must be found again, else the plant proves nothing.
      if (!source.includes(right)) throw new Error(`${file} does not hold ${right}`);
      source = source.replaceAll(right, () => wrong);
    }
    return { ...loaded, source };
  },
});
