/** A form as vendors send it. Input that two parsers could read differently is refused. */
const NAME = /^\w{1,40}$/;

export function readForm(given: Buffer | string): Record<string, string> | null {
  try {
    const text = typeof given === "string" ? given : utf8.decode(given);
    const fields = text.split("&").map(readField);
    const names = new Set(fields.map(([name]) => name.toLowerCase()));
    return names.size === fields.length && fields.every(([name]) => NAME.test(name))
      ? Object.fromEntries(fields)
      : null;
  } catch {
    return null;
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function readField(text: string): [name: string, value: string] {
  const at = text.indexOf("=");
  if (at < 0) throw new Error("a name without a value");
  const [name, value] = [text.slice(0, at), text.slice(at + 1)].map((part) =>
    decodeURIComponent(part.replaceAll("+", " ")),
  );
  return [name!, value!];
}

/** Whole units of a currency: ASCII digits only. */
export function readAmount(given: unknown): number | null {
  const text = typeof given === "number" ? String(given) : given;
  return typeof text === "string" && /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null;
}

export function writeForm(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString();
}

export const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
