/** The ways guests may pay: those of the lodging's vendors, a bank transfer, and paying on arrival. */
import { Button, Checkbox } from "@mantine/core";
import type { PaymentScreenWords } from "#languages/zh-TW/studio/payment.ts";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import type { PaymentSettings } from "./payment.tsx";

const [REMITTANCE, ON_ARRIVAL] = [8, 14];

type PayWaysProps = {
  settings: PaymentSettings;
  chosen: readonly number[];
  offer: (id: number, isOffered: boolean) => void;
};

/** The test is further down. */
function showTest(gateway: string): void {
  const place = document.getElementById(`gateway-${gateway}`);
  place?.scrollIntoView({ block: "center" });
  place?.querySelector<HTMLElement>("[data-test-button], button")?.focus({ preventScroll: true });
}

/** What can be chosen comes before what still needs its test. */
const openFirst = (one: { isOpen: boolean }, other: { isOpen: boolean }) => Number(other.isOpen) - Number(one.isOpen);

export function PayWays({ settings, chosen, offer }: PayWaysProps) {
  const { permissions } = useLodging();
  const words = useScreenWords<PaymentScreenWords>();
  const { gateways, policies, has_account, is_demo } = settings;
  const names: Record<number, string> = words.vendors;
  const ways = [
    ...gateways.flatMap(({ vendors, gateway, test, takes_money }) => {
      const name = words.gateway_names[gateway];
      const asTest = is_demo ? words.in_demo : words.live_first;
      // The tick alone would promise real money.
      const state = !takes_money ? asTest : test === "passed" ? words.account_at(name) : words.untested;
      return vendors.map((id) => ({ id, gateway, isReady: test === "passed", needs: words.needs_test, state }));
    }),
    { id: REMITTANCE!, gateway: null, isReady: has_account, needs: words.needs_account, state: undefined },
    { id: ON_ARRIVAL!, gateway: null, isReady: true, needs: "", state: undefined },
  ].map((way) => ({ ...way, isOpen: way.isReady || policies.payment_list.includes(way.id) }));
  return (
    <div className="pay-ways">
      {ways.toSorted(openFirst).map(({ id, gateway, isOpen, needs, state }) => {
        // One card service is another company's in each currency.
        const name = gateway && id === 2 ? words.card_by(words.gateway_names[gateway]) : names[id]!;
        const mayTest = !isOpen && gateway !== null && permissions.includes("manage_payments");
        return (
          <div key={id}>
            <Checkbox
              label={name}
              description={isOpen ? state : mayTest ? undefined : needs}
              disabled={!isOpen}
              checked={chosen.includes(id)}
              onChange={(event) => offer(id, event.currentTarget.checked)}
            />
            {mayTest ? (
              <Button
                variant="subtle"
                size="compact-sm"
                ml="1.5rem"
                aria-label={`${words.test_now}: ${name}`}
                onClick={() => showTest(gateway)}
              >
                {words.test_now}
              </Button>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
