/** Papers of one lodging wait for each other; another lodging's, and guests' confirmations, do not wait for them. */
import { expect, test } from "vitest";
import { whenPrinting, whenPrintingFor } from "#server/proof/printing.ts";

test("forty papers of one lodging leave a place for others, and most of them are told to come back", async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const slow = async () => {
    running += 1;
    most = Math.max(most, running);
    await isOver;
    running -= 1;
    return "printed";
  };
  const forty = Array.from({ length: 40 }, () => whenPrintingFor(1, slow).catch(({ code }: { code: string }) => code));
  expect(await whenPrintingFor(2, async () => "another lodging's")).toBe("another lodging's");
  expect(await whenPrinting(async () => "a guest's")).toBe("a guest's");
  expect(running).toBe(1);
  end();
  const outcomes = await Promise.all(forty);
  expect(outcomes.filter((outcome) => outcome === "printed")).toHaveLength(11);
  expect(outcomes.filter((outcome) => outcome === "UNAVAILABLE")).toHaveLength(29);
  expect(most).toBe(1);
});
