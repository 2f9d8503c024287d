/** The demo lodgings in the order of their ids. The last six are corner cases: `plain` is starved, `feast` overfull. */
import type { DemoLodging } from "./lodging.ts";
import { asleep, closed, harbour, plain, unbuilt } from "./corners.ts";
import { feast } from "./feast.ts";
import { moonclear } from "./moonclear.ts";
import { nightglow } from "./nightglow.ts";
import { onemat } from "./onemat.ts";
import { swallowtail } from "./swallowtail.ts";
import { thousandlamps } from "./thousandlamps.ts";
import { tidesong } from "./tidesong.ts";

export const demoLodgings: DemoLodging[] = [
  moonclear,
  tidesong,
  onemat,
  swallowtail,
  thousandlamps,
  nightglow,
  plain,
  closed,
  harbour,
  asleep,
  unbuilt,
  feast,
];
