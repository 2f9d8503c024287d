/** Lighthouse, with a hundred packages that only two benchmarks need, is installed when one of them runs. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("./lighthouse", import.meta.url));
const PROGRAM = `${FOLDER}/node_modules/lighthouse/core/index.js`;

type Settings = { port: number; output: "json"; onlyCategories: string[]; skipAudits?: string[] };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Found = {
  lhr: {
    categories: Record<string, Category | undefined>;
    audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
  };
};

export async function loadLighthouse(): Promise<(url: string, settings: Settings) => Promise<Found | undefined>> {
  if (!existsSync(PROGRAM)) {
    console.log("Installing Lighthouse …");
    const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: FOLDER,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (status !== 0) throw new Error("Lighthouse could not be installed.");
  }
  return (await import(PROGRAM)).default;
}
