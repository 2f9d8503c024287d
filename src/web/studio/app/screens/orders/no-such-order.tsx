/** There is no such order here: said in words, with the way to all of them. */
import { Button } from "@mantine/core";
import type { OrdersWords } from "#languages/zh-TW/studio/orders.ts";
import { Link } from "../../navigation/link.tsx";
import { useHrefOf } from "../../navigation/router.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { useAppWords, useScreenWords } from "../../studio-data.ts";

/** `number`: as it was typed; without one, the address was another. */
export function NoSuchOrder({ number }: { number?: string }) {
  const app = useAppWords();
  const words = useScreenWords<OrdersWords>();
  const hrefOf = useHrefOf();
  const title = number === undefined ? words.unknown : words.unknown_number(number.slice(0, 40));
  return (
    <>
      <PageHead title={app.screens.orders.name} />
      <EmptyState icon="search" title={title} text={words.unknown_text}>
        <Button component={Link} href={hrefOf("orders")}>
          {words.back}
        </Button>
      </EmptyState>
    </>
  );
}
