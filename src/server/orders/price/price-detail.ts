/** A price as the two price checks answer it, with a signed quote. */
import type { z } from "zod";
import type { PriceDetail, priceCalculationSchema } from "#contract/order-view.ts";
import type { GuestCharge } from "#rules/guests/guest-bands.ts";
import { type CancelStep, cancelSteps } from "#rules/orders/cancellation.ts";
import type { Texts } from "#rules/text/language.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import type { PricedCart } from "#server/orders/price/price-cart.ts";
import { sealQuote } from "#server/orders/price/quotes.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Catalogue } from "#server/rooms/catalogue.ts";
import { textReader } from "#server/calls/texts.ts";
import { BILL_WORDS } from "#languages/languages.ts";
import { type BillLine, billOf } from "#rules/money/bill.ts";
import { MEMBER_PROMOTION } from "#rules/money/coupon.ts";

type Attachment = PriceDetail["attachment_detail"][number];

export function attachmentDetail(
  item: {
    item_number: string;
    item_name: Texts;
    item_type: string;
    quantity: number;
    unit_price: number;
    day: string;
    days: number;
    time: string;
  },
  name: (texts: Texts) => string,
): Attachment {
  return {
    item_name: name(item.item_name),
    item_type: item.item_type,
    quantity: item.quantity,
    total_price: item.quantity * item.unit_price,
    item_number: item.item_number,
    extra_info: {
      date: item.day,
      ...(item.days > 1 ? { through: addDays(item.day, item.days - 1) } : {}),
      ...(item.time === "" ? {} : { time: item.time }),
    },
  };
}

/** Charges of guests in the language of the request. */
export function chargesIn(
  { lang, hotel }: Pick<RequestContext, "lang" | "hotel">,
  charges: readonly GuestCharge[],
): PriceDetail["guest_charges"] {
  const texts = textReader(lang, hotel.main_lang);
  return charges.map(({ label, ...charge }) => ({ ...charge, label: texts.plain("label", label) }));
}

function attachmentsOf(context: RequestContext, priced: PricedCart): Attachment[] {
  const texts = textReader(context.lang, context.hotel.main_lang);
  return priced.attachments.map((each) =>
    attachmentDetail({ ...each, unit_price: each.price, day: each.date }, (name) => texts.plain("item_name", name)),
  );
}

/** As an order of this cart would be cancelled: each line by its own plan, on what is left of it after coupons. */
function cancellationOf({ now, hotel }: RequestContext, { cart, lines, price }: PricedCart): CancelStep[] {
  const charged = lines.map(({ steps }, index) => ({ amount: price.lines[index]!.net_amount, steps }));
  return cancelSteps(cart.start, charged, dayAt(now, hotel.timezone));
}

export function priceDetail(context: RequestContext, priced: PricedCart, catalogue: Catalogue): PriceDetail {
  const { price } = priced;
  const attachment_detail = attachmentsOf(context, priced);
  return {
    promotion_discount: price.coupon_discount,
    room_price: price.room_amount,
    total_price: price.total,
    pay_amount: price.pay_amount,
    deposit_amount: price.deposit_amount,
    original_amount: price.list_amount + price.guest_amount + price.attachment_amount,
    guest_amount: price.guest_amount,
    member_saving: priced.member_saving,
    guest_charges: priced.lines.flatMap((line) => chargesIn(context, line.guest_charges)),
    attachment_detail,
    cancellation_steps: cancellationOf(context, priced),
    quote: {
      ...sealQuote(context, {
        cart: priced.cart_key,
        total: price.total,
        pay_amount: price.pay_amount,
        lines: priced.lines.map(({ nights, steps, guest_charges }) => ({
          nights: nights.map((night) => [night.price, night.member_price]),
          steps,
          guests: guest_charges,
        })),
      }),
      items: itemsOf(context, priced, catalogue, attachment_detail),
    },
  };
}

/** What the price is made of, as the order will say it. */
function itemsOf(
  context: RequestContext,
  { price, lines }: PricedCart,
  catalogue: Catalogue,
  items: Attachment[],
): BillLine[] {
  const texts = textReader(context.lang, context.hotel.main_lang);
  const rooms = lines.map(({ room_class_id, num, plan, guest_charges }, index) => ({
    room_class_name: texts.plain("room_class_name", catalogue.rooms.get(room_class_id)!.room_class_name),
    rate_plan_code_name: texts.plain("rate_plan_code_name", plan.rate_plan_code_name),
    num,
    list_price: price.lines[index]!.list / num,
    price: price.lines[index]!.amount / num,
    guest_charges: chargesIn(context, guest_charges),
  }));
  const coupons = price.coupons.map((coupon) => ({ ...coupon, isMembers: coupon.code === MEMBER_PROMOTION }));
  return billOf({ ...price, rooms, items, coupons }, BILL_WORDS[context.lang]);
}

type PriceCalculation = z.output<typeof priceCalculationSchema>;

/** The same in the fields of the older price check. */
export function priceCalculation(context: RequestContext, priced: PricedCart, catalogue: Catalogue): PriceCalculation {
  const { price } = priced;
  const attachment_detail = attachmentsOf(context, priced);
  return {
    coupon_discount: price.coupon_discount,
    room_amount: price.room_amount,
    total_amount: price.total,
    member_points: price.point_used,
    new_amount: price.pay_amount,
    deposit_amount: price.deposit_amount,
    attachment_amount: price.attachment_amount,
    original_amount: price.list_amount + price.guest_amount + price.attachment_amount,
    guest_amount: price.guest_amount,
    member_saving: priced.member_saving,
    guest_charges: priced.lines.flatMap((line) => chargesIn(context, line.guest_charges)),
    attachment_detail,
    cancellation_steps: cancellationOf(context, priced),
    items: itemsOf(context, priced, catalogue, attachment_detail),
  };
}
