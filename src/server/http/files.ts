/**
 * Files of the build, read once at the start, with what the build compressed beside them (`scripts/build.mjs`). Names under
 * /assets/ contain a hash, so they may be cached for ever.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

type Bytes = Uint8Array<ArrayBuffer>;
type File = { headers: Record<string, string>; plain: Bytes; br: Bytes | null; gzip: Bytes | null };

const readBytes = (file: string): Bytes | null => (existsSync(file) ? new Uint8Array(readFileSync(file)) : null);

export type Files = (path: string, acceptEncoding: string) => Response | null;

export function readFiles(folder: string): Files {
  const files = new Map<string, File>();
  for (const entry of existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const full = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, full).replaceAll("\\", "/")}`;
    const plain = new Uint8Array(readFileSync(full));
    files.set(path, {
      plain,
      headers: {
        "content-type": type,
        "x-content-type-options": "nosniff",
        "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        vary: "accept-encoding",
      },
      br: readBytes(`${full}.br`),
      gzip: readBytes(`${full}.gz`),
    });
  }

  return (path, acceptEncoding) => {
    const file = files.get(path);
    if (!file) return null;
    const encoding =
      file.br && /\bbr\b/.test(acceptEncoding) ? "br" : file.gzip && /\bgzip\b/.test(acceptEncoding) ? "gzip" : null;
    const body = (encoding && file[encoding]) || file.plain;
    return new Response(body, {
      headers: {
        ...file.headers,
        "content-length": String(body.byteLength),
        ...(encoding ? { "content-encoding": encoding } : {}),
      },
    });
  };
}
