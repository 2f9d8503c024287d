/** Puts a member's tokens where the booking page looks for them, or takes them away, and goes on. */
import { dropTokens, keepTokens } from "#web/booking/browser.ts";
import type { HandedOver } from "#web/members/hand-over.tsx";

const { tokens, to } = JSON.parse(document.getElementById("member-tokens")!.textContent) as HandedOver;
if (tokens) keepTokens(tokens);
else dropTokens();
// Replaced: going back must not lead through this page again.
if (to !== null) location.replace(to);
