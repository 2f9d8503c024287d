/** The text of a card: each character from the first font that has it, and none that would be an empty box. */
import { readFile } from "node:fs/promises";
import { create } from "fontkit";
import type { CardNode } from "#contract/card.ts";
import type { CardFont } from "#server/cards/card-fonts.ts";
import { subset } from "#server/fonts/subset.ts";

const inventories = new Map<string, Set<number>>();

async function charactersOf(path: string): Promise<Set<number>> {
  const known = inventories.get(path) ?? new Set(create(await readFile(path)).characterSet);
  inventories.set(path, known);
  return known;
}

export function textOf(node: CardNode): string {
  return typeof node === "string" ? node : (node.props.children ?? []).map(textOf).join(" ");
}

function without(node: CardNode, missing: ReadonlySet<string>): CardNode {
  if (typeof node === "string") return [...node].filter((character) => !missing.has(character)).join("");
  const { children } = node.props;
  return children === undefined
    ? node
    : { ...node, props: { ...node.props, children: children.map((child) => without(child, missing)) } };
}

export type SetText = { tree: CardNode; fonts: { name: string; data: Uint8Array<ArrayBuffer> }[] };

export async function setText(tree: CardNode, candidates: CardFont[]): Promise<SetText> {
  let left = [...new Set(textOf(tree))];
  const fonts: SetText["fonts"] = [];
  for (const [index, { path, weight }] of candidates.entries()) {
    if (left.every((character) => character.trim() === "") && fonts.length > 0) break;
    const has = await charactersOf(path);
    const held = left.filter((character) => has.has(character.codePointAt(0)!));
    if (held.length === 0 && index > 0) continue;
    // The first font also gives the blank and the dots of a cut line.
    const text = held.join("") + (fonts.length === 0 ? " …" : "");
    fonts.push({ name: `f${fonts.length}`, data: await subset(path, text, "truetype", weight) });
    const gone = new Set(held);
    left = left.filter((character) => !gone.has(character));
  }
  return { tree: without(tree, new Set(left.filter((character) => character.trim() !== ""))), fonts };
}
