/** /orders: a guest finds orders by number and contact, or by a code sent to the contact. */
import { redirect } from "react-router";
import { triggerCaptcha, verifyCaptcha } from "#contract/captcha.ts";
import { getHotelInfo } from "#contract/hotel.ts";
import { listOrders } from "#contract/orders.ts";
import { lodgingCountry } from "#rules/guests/questions.ts";
import { type PageVisit, visitOf } from "#web/context.ts";
import { faulty, readForm, refusalOf } from "#web/orders/answers.ts";
import { type Contact, readContact, withCountry } from "#web/orders/contact.ts";
import { ByCode, ByNumber, CodeForm } from "#web/orders/lookup-forms.tsx";
import { followLink, isUnknown } from "#web/orders/open-order.ts";
import { OrderList } from "#web/orders/order-list.tsx";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/order-lookup";

/** A browser that has proved its guest's contact gets the list at once. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context);
  await followLink(visit);
  const { api, domain, search } = visit;
  const query = new URLSearchParams(search);
  const given = { order_doc: query.get("order_doc") ?? "", isOldLink: query.get("link") === "old" };
  try {
    return { ...given, orders: await api(listOrders, { query: { domain } }) };
  } catch (error) {
    if (isUnknown(error)) return { ...given, orders: null };
    throw error;
  }
}

/** Of what stood in the address: a number is shorter. */
const MOST_SHOWN = 40;

type Typed = { order_doc: string; contact: string; code: string };

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const { way, order_doc = "", contact = "", code = "" } = await readForm(request);
  const typed = { order_doc, contact, code };
  const whose = readContact(contact);
  if (way === "number") return findByNumber(visit, typed, whose);
  const reached = whose && withCountry(whose, [await countryOf(visit), visit.reader?.region ?? null]);
  return way === "code" ? confirmCode(visit, typed, reached) : sendCode(visit, typed, reached);
}

async function countryOf({ api, domain }: PageVisit): Promise<string> {
  return lodgingCountry((await api(getHotelInfo, { query: { domain } })).options);
}

async function findByNumber({ api, domain, wordSets }: PageVisit, typed: Typed, whose: Contact | null) {
  const { wrong } = wordSets.orders;
  const problems = [
    ...(typed.order_doc === "" ? [{ field: "order_doc", text: wrong.order_doc }] : []),
    ...(whose === null ? [{ field: "contact", text: wrong.contact }] : []),
  ];
  if (whose === null || problems.length > 0) return faulty(problems, { ...typed, way: "number" });
  const proof = "email" in whose ? { booker_email: whose.email } : { booker_phone: whose.phone };
  try {
    const [found] = await api(listOrders, { query: { domain, order_doc: typed.order_doc, ...proof } });
    return redirect(`/orders/${found!.order_doc}`, 303);
  } catch (error) {
    // A malformed number gets the same answer as an unknown one.
    const text = isUnknown(error) ? wordSets.interface.refusals.ORDER_ACCESS : refusalOf(error).message;
    return faulty([{ text }], { ...typed, way: "number" });
  }
}

async function sendCode({ api, domain, wordSets }: PageVisit, typed: Typed, whose: Contact | null) {
  if (whose === null) {
    return faulty([{ field: "whose", text: wordSets.orders.wrong.contact }], { ...typed, way: "send" });
  }
  try {
    await api(triggerCaptcha, { body: { domain, ...whose } });
    return { problems: [], typed: { ...typed, way: "code" } };
  } catch (error) {
    const { code, message, extra_info } = refusalOf(error);
    // A code was sent a moment ago and is still valid: it can be entered.
    if (code === "CAPTCHA_TOO_SOON") return faulty([{ field: "code", text: message }], { ...typed, way: "code" });
    const text = extra_info.fields?.includes("phone") ? wordSets.orders.wrong.phone_code : message;
    return faulty([{ field: "whose", text }], { ...typed, way: "send" });
  }
}

async function confirmCode({ api, domain, wordSets }: PageVisit, typed: Typed, whose: Contact | null) {
  const again = { ...typed, way: "code" };
  const captcha = typed.code.replace(/\s/g, "");
  if (whose === null)
    return faulty([{ field: "whose", text: wordSets.orders.wrong.contact }], { ...typed, way: "send" });
  if (!/^\d{6}$/.test(captcha)) return faulty([{ field: "code", text: wordSets.orders.wrong.code }], again);
  try {
    await api(verifyCaptcha, { body: { domain, ...whose, captcha } });
    return redirect("/orders", 303);
  } catch (error) {
    return faulty([{ field: "code", text: refusalOf(error).message }], again);
  }
}

export default function OrderLookup({ loaderData, actionData }: Route.ComponentProps) {
  const { order_doc, isOldLink, orders } = loaderData;
  const { orderWords } = useSite();
  const words = orderWords.lookup;
  const problems = actionData?.problems ?? [];
  const typed: Record<string, string> = actionData?.typed ?? {};
  // After a code was sent there is one field, and the problem is shown there.
  if (typed.way === "code") {
    return (
      <PersonalPage title={orderWords.my_booking} shape="form">
        <CodeForm typed={typed} problems={problems} />
      </PersonalPage>
    );
  }
  return (
    <PersonalPage title={orderWords.my_booking} lead={words.lead} shape="form">
      <Problems title={orderWords.problems} problems={problems} />
      {(isOldLink || order_doc !== "") && !actionData ? (
        <p className="notice" role="status">
          {isOldLink ? words.old_link : words.unopened(order_doc.slice(0, MOST_SHOWN))}
        </p>
      ) : null}
      {orders ? <OrderList orders={orders} /> : null}
      <ByNumber order_doc={order_doc} typed={typed.way === "number" ? typed : {}} problems={problems} />
      <ByCode typed={typed.way === "number" ? {} : typed} problems={problems} />
    </PersonalPage>
  );
}
