/** The whole way is one test among others that run beside it: what must come is waited for longer than usual. */
import { expect as base } from "@playwright/test";

export const expect = base.configure({ timeout: 30_000 });
