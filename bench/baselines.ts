/** What pages are compared with in the same run: an empty React page, and HTML of as many bytes with nothing beside it. */
import { createServer } from "node:http";
import { build } from "vite";

const PROGRAM = `
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";

function Page() {
  const [count, setCount] = useState(0);
  return createElement("main", null,
    createElement("button", { onClick: () => setCount(count + 1) }, "Add"),
    count > 0 ? createElement("output", null, String(count)) : null);
}

createRoot(document.getElementById("page")).render(createElement(Page));
`;

const NAME = "virtual:empty-react-page";

async function reactScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "empty-react-page",
        resolveId: (id) => (id === NAME ? id : undefined),
        load: (id) => (id === NAME ? PROGRAM : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: NAME } },
  });
  const chunks = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return chunks.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
}

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>`;
const REACT_PAGE = `${head}<div id="page"></div><script type="module" src="/react.js"></script></html>`;

/** A page's text in its elements, as long as the page was, without what it loads. */
export function bareHtml(page: string): string {
  const text = page
    .replaceAll(/<(script|style|svg|picture)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<(?:link|img|source)\b[^>]*>/g, "")
    .replaceAll(/ (?:style|class)="[^"]*"/g, "");
  const missing = Buffer.byteLength(page) - Buffer.byteLength(text) - "<!---->".length;
  return missing > 0 ? `${text}<!--${"x".repeat(missing)}-->` : text;
}

export type Baselines = { react: string; bareOf: (name: string, page: string) => string };

/** Serves both on a port of this machine. `bareOf` takes a page's HTML and returns where its bare twin is. */
export async function withBaselines(port: number, work: (baselines: Baselines) => Promise<void>): Promise<void> {
  const bare = new Map<string, string>();
  const script = await reactScript();
  const server = createServer(({ url = "" }, response) => {
    const isScript = url === "/react.js";
    const body = isScript ? script : url === "/react" ? REACT_PAGE : bare.get(url);
    const type = isScript ? "text/javascript" : "text/html; charset=utf-8";
    response.writeHead(body === undefined ? 404 : 200, { "content-type": type });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${port}`;
  try {
    await work({
      react: `${origin}/react`,
      bareOf: (name, page) => {
        bare.set(`/${name}`, bareHtml(page));
        return `${origin}/${name}`;
      },
    });
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}
