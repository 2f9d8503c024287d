/** A registrar for domains of one's own: records are entered in a form, and looked up as name servers would answer. */
import { html } from "hono/html";
import type { Bank } from "./bank.ts";
import { bankPage } from "./page.ts";

type Entry = { name: string; type: "TXT" | "CNAME" | "A" | "AAAA"; value: string };

const TYPES = ["TXT", "CNAME", "A", "AAAA"] as const;

export function openRegistrar(bank: Bank): void {
  const entries: Entry[] = [{ name: "localhost", type: "A", value: "127.0.0.1" }];

  bank.app.get("/registrar/records", (context) => {
    const { name = "", types = "" } = context.req.query();
    const wanted = types.split(",");
    const found = entries.filter((each) => each.name === name.toLowerCase() && wanted.includes(each.type));
    return context.json(found.map(({ value }) => value));
  });

  bank.app.get("/registrar", (context) => context.html(bankPage("網域 Domains", String(showEntries(entries)))));

  bank.app.post("/registrar", async (context) => {
    const { name = "", type = "", value = "", remove } = await context.req.parseBody<Record<string, string>>();
    const known = TYPES.find((each) => each === type);
    const entry = { name: name.trim().toLowerCase().replace(/\.$/, ""), value: value.trim() };
    if (known && remove !== undefined) {
      const index = entries.findIndex(
        (each) => each.name === entry.name && each.type === known && each.value === value,
      );
      if (index >= 0) entries.splice(index, 1);
    } else if (known && entry.name !== "" && entry.value !== "") entries.push({ ...entry, type: known });
    return context.redirect("/registrar", 303);
  });
}

function showEntries(entries: readonly Entry[]) {
  return html`<form class="card" method="post" action="/registrar">
      <h2>新增紀錄 Add a record</h2>
      <label>名稱 Name <input name="name" required /></label>
      <label
        >類型 Type
        <select name="type">
          ${TYPES.map((type) => html`<option>${type}</option>`)}
        </select></label
      >
      <label>內容 Value <input name="value" required /></label>
      <div class="buttons"><button class="primary">新增 Add</button></div>
    </form>
    ${entries.map(
      ({ name, type, value }) =>
        html`<form class="card" method="post" action="/registrar">
          <p><b>${type}</b> ${name}<br />${value}</p>
          <input type="hidden" name="name" value="${name}" />
          <input type="hidden" name="type" value="${type}" />
          <input type="hidden" name="value" value="${value}" />
          <div class="buttons"><button class="quiet" name="remove" value="1">移除 Remove</button></div>
        </form>`,
    )}`;
}
