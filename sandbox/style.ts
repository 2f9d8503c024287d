/** How the bank's pages look. Colours keep at least 4.5:1 against what they stand on. */
export const STYLE = `
:root { color-scheme: light; --ink: #16202c; --soft: #526070; --line: #d9dfe6; --paper: #fff; --page: #f1f4f7;
  --deep: #0f5c56; --deeper: #0a4641; --danger: #b3261e; --warn: #ffd75e; --radius: 14px; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.55 system-ui, "Noto Sans TC", "PingFang TC", "Microsoft JhengHei", sans-serif; }
.ribbon { text-wrap: balance; background: var(--warn); color: #3b2b00; text-align: center; padding: 6px 16px; font-size: 14px; }
.ribbon strong { letter-spacing: .12em; }
.top { background: var(--paper); border-bottom: 1px solid var(--line); }
.top > div { max-width: 960px; margin: 0 auto; padding: 14px 20px; display: flex; gap: 12px; align-items: baseline;
  justify-content: space-between; flex-wrap: wrap; }
.top b, .top h1 { font-size: 19px; font-weight: 700; margin: 0; }
.top span { color: var(--soft); font-size: 14px; }
main { max-width: 960px; margin: 0 auto; padding: 24px 20px 48px; }
.two { display: grid; gap: 20px; align-items: start; }
@media (min-width: 820px) { .two { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); } }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: var(--radius); padding: 22px;
  box-shadow: 0 1px 2px rgb(16 32 44 / 6%); }
.card + .card { margin-top: 20px; }
h1, h2 { margin: 0; font-size: 17px; line-height: 1.35; }
h1 { font-size: 20px; margin-bottom: 16px; }
.amount { margin: 4px 0 2px; font-size: clamp(34px, 9vw, 46px); line-height: 1.15; font-weight: 700;
  font-variant-numeric: tabular-nums; letter-spacing: -.02em; overflow-wrap: anywhere; }
.eyebrow { margin: 0; color: var(--soft); font-size: 14px; }
.item { margin: 0 0 16px; font-size: 17px; overflow-wrap: anywhere; }
dl { margin: 0; border-top: 1px solid var(--line); }
dl > div { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 12px; padding: 9px 0;
  border-bottom: 1px solid var(--line); font-size: 14px; }
dl > div:last-child { border-bottom: 0; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
h2 + dl { margin-top: 12px; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 14px; margin: 14px 0 20px; border: 0; padding: 0; }
.fields > :first-child { grid-column: 1 / -1; }
label { display: block; font-size: 14px; color: var(--soft); }
input { width: 100%; margin-top: 4px; padding: 11px 12px; border: 1px solid #8793a1; border-radius: 9px; font: inherit;
  color: var(--ink); background: #fff; font-variant-numeric: tabular-nums; }
.buttons { display: grid; gap: 10px; margin-top: 14px; }
button, .button { display: inline-block; min-height: 46px; padding: 10px 18px; border-radius: 10px; font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer; border: 1px solid transparent; }
.primary { background: var(--deep); color: #fff; }
.primary:hover { background: var(--deeper); }
.quiet { background: #fff; color: var(--ink); border-color: #8793a1; }
.quiet:hover { background: #eef2f5; }
.danger { background: #fff; color: var(--danger); border-color: var(--danger); }
.danger:hover { background: #fdefee; }
:focus-visible { outline: 3px solid #1565c0; outline-offset: 2px; }
.troubles { border-style: dashed; background: transparent; box-shadow: none; }
.troubles p { margin: 4px 0 0; color: var(--soft); font-size: 14px; }
@media (min-width: 480px) { .troubles .buttons { grid-template-columns: 1fr 1fr; } }
.troubles button { font-weight: 500; font-size: 15px; min-height: 44px; }
.state { display: inline-block; margin-top: 10px; padding: 2px 10px; border-radius: 99px; background: #e4e9ee; color: var(--ink); font-size: 13px;
  font-weight: 600; white-space: nowrap; }
.state.paid { background: #d7f0e3; color: #0b4a2b; }
.state.issued, .state.authorized { background: #dce9fb; color: #123f7a; }
.state.failed, .state.cancelled, .state.expired { background: #fbe0de; color: #7c1710; }
.trades { list-style: none; margin: 0; padding: 0; }
.card + .trades { margin-top: 20px; }
.trade { display: grid; gap: 16px 28px; }
@media (min-width: 720px) { .trade { grid-template-columns: minmax(0, 1fr) 280px; } }
.trade .amount { font-size: 24px; }
.trade .item { margin-bottom: 6px; }
.trade form { display: grid; gap: 8px; align-content: start; justify-items: stretch; }
.trade .state { justify-self: start; margin: 0 0 4px; }
.trade form button { min-height: 44px; padding: 8px 14px; font-size: 15px; }
.trades + .hits, .card + .hits { margin-top: 20px; }
.hits ol { list-style: none; margin: 12px 0 0; padding: 0; }
.hits li { padding: 10px 0; border-top: 1px solid var(--line); }
.small { color: var(--soft); font-size: 14px; margin: 0; overflow-wrap: anywhere; }
footer { color: var(--soft); font-size: 13px; text-align: center; margin-top: 28px; }
`;
