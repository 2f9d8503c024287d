import { accountMails } from "#languages/en-US/mail/mail-accounts.ts";
import { outbox } from "#languages/en-US/mail/mail-outbox.ts";
import { pointMails } from "#languages/en-US/mail/mail-points.ts";
import { stayMails } from "#languages/en-US/mail/mail-stays.ts";
import type { MailWords } from "#languages/zh-TW/mail.ts";
import { cardKinds, mailCards } from "#languages/en-US/mail/mail-cards.ts";
import { extraKinds, extraRefunds, mailExtras } from "#languages/en-US/mail/mail-extras.ts";

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const mail: MailWords = {
  greeting: (name) => `Dear ${name},`,
  order_received: {
    subject: (lodging, order_doc) => `${lodging}: booking ${order_doc} received, please complete your payment`,
    heading: "We’ve received your booking",
    lead: (amount, deadline) =>
      `We’re holding your rooms. Please pay ${amount} by ${deadline}; your booking is confirmed as soon as the payment arrives.`,
    after: "After that, the booking expires automatically and the rooms are released.",
  },
  number_issued: {
    subject: (lodging, order_doc) => `${lodging}: account number for booking ${order_doc}`,
    heading: "Your account number for the transfer",
    lead: (amount, deadline) =>
      `Please transfer ${amount} to the account below by ${deadline}; your booking is confirmed as soon as the payment arrives.`,
  },
  confirmed: {
    subject: (lodging, order_doc) => `${lodging}: your booking ${order_doc} is confirmed`,
    heading: "Your booking is confirmed",
    lead: (lodging) =>
      `Thank you for choosing ${lodging}. Everything is arranged, and we look forward to welcoming you.`,
    calendar: "The attached file adds your stay to your calendar.",
  },
  paid: {
    subject: (lodging, order_doc) => `${lodging}: payment received for booking ${order_doc}`,
    heading: "We’ve received your payment",
    lead: (paid) => `Thank you. We’ve now received ${paid} in total.`,
    in_part: (left, deadline) =>
      `${left} is still due. Please pay it by ${deadline}; your booking is confirmed as soon as it arrives.`,
  },
  reminder: {
    subject: (lodging, order_doc) => `${lodging}: payment reminder for booking ${order_doc}`,
    heading: "A reminder to complete your payment",
    lead: (amount, deadline) =>
      `We’re still holding your rooms. Please pay ${amount} by ${deadline}; your booking is confirmed as soon as the payment arrives.`,
    paid_already: "If you’ve just paid, there’s nothing more to do.",
  },
  cancelled: {
    subject: (lodging, order_doc) => `${lodging}: your booking ${order_doc} has been canceled`,
    heading: "Your booking has been canceled",
    lead: "We’re sorry not to see you this time, and hope to welcome you on another occasion.",
    no_fee: "There is no charge for this cancellation.",
    fee: (fee) => `The fee for this cancellation is ${fee}.`,
    rail_fee: (fee) => `Of that, the railway keeps ${fee} for the returned tickets.`,
  },
  cancel_applied: {
    subject: (lodging, order_doc) => `${lodging}: cancellation request received for booking ${order_doc}`,
    heading: "We’ve received your cancellation request",
    lead: "We’ve received your cancellation request and will contact you as soon as we can.",
    after: "Until we’ve confirmed the cancellation, your booking remains valid.",
  },
  refund: {
    subject: (lodging, order_doc) => `${lodging}: your refund for booking ${order_doc}`,
    heading: "Your money is on its way back",
    late: "Your payment arrived after the deadline, and we’re sorry to say that the rooms were no longer available.",
    too_much: "You paid more than the amount due.",
    after_cancel: "Your payment arrived after the booking had been canceled.",
    ...extraRefunds,
    coming: (amount) =>
      `We’re refunding ${amount} to you. How soon it appears depends on your bank or payment service.`,
    done_subject: (lodging, order_doc) => `${lodging}: refund sent for booking ${order_doc}`,
    done_heading: "Your refund has been sent",
    done: (amount) => `We’ve refunded ${amount} to you. How soon it appears depends on your bank or payment service.`,
  },
  expired: {
    subject: (lodging, order_doc) => `${lodging}: the payment deadline for booking ${order_doc} has passed`,
    heading: "The payment deadline has passed",
    lead: "We didn’t receive the full amount in time, so the booking has expired and the rooms were released.",
    again: "If you’d still like to stay, you’re welcome to book again, at current rates and availability.",
  },
  ...mailCards,
  ...mailExtras,
  captcha: {
    subject: (lodging) => `${lodging}: your verification code`,
    heading: "Your verification code",
    lead: (lodging) => `Enter this code on the ${lodging} website to confirm that this email address is yours.`,
    minutes: (minutes) => `The code is valid for ${count(minutes, "minute", "minutes")} and can be used once.`,
    not_you: "If you didn’t request it, please ignore this message. Never share the code with anyone.",
    text_message: (lodging, code, minutes) =>
      `${lodging}: your verification code is ${code}. Valid for ${count(minutes, "minute", "minutes")}. Don’t share it with anyone.`,
  },
  money: {
    all_paid: "Your stay is paid in full.",
    on_arrival: (left) => `Please pay ${left} when you arrive.`,
    before_arrival: (left) => `The balance of ${left} can be paid online beforehand, or when you arrive.`,
  },
  remittance: {
    title: "Bank transfer details",
    how: "After the transfer, please enter the last five digits of your account on your booking page. We’ll email you as soon as we’ve found the payment.",
    bank_title: "Where to transfer",
    bank_how:
      "This account number is for your booking only. Please transfer the exact amount; we’ll email you as soon as it arrives.",
  },
  cancelling: {
    title: "Cancellation policy",
    by_link: "If your plans change, you can cancel online; you’ll see the fee and the refund first.",
    by_asking: "If your plans change, request a cancellation on your booking page, or contact us.",
  },
  staff: {
    new_order: {
      subject: (order_doc, name) => `New booking ${order_doc}: ${name}`,
      heading: "New booking",
      confirmed: "This booking is confirmed, and its rooms are sold.",
      waiting: (amount, deadline) =>
        `The guest will transfer ${amount} by ${deadline}. You will hear again when the guest reports the transfer.`,
    },
    cancelled: {
      subject: (order_doc, name) => `Booking ${order_doc} canceled: ${name}`,
      heading: "Booking canceled",
      lead: "This booking has been canceled, and its rooms are on sale again.",
    },
    cancel_applied: {
      subject: (order_doc, name) => `Cancellation requested ${order_doc}: ${name}`,
      heading: "A guest has requested a cancellation",
      lead: "This booking can’t be canceled by the guest, who asks you to do so. Please contact the guest and decide.",
      no_reason: "The guest gave no reason.",
    },
    remittance: {
      subject: (order_doc, name) => `Transfer reported ${order_doc}: ${name}`,
      heading: "A guest reports a bank transfer",
      lead: (amount) =>
        `Please look for ${amount} on your account. Once you have found it, record it with the link below, and the guest receives the confirmation.`,
    },
    refund: {
      subject: (order_doc, amount) => `Please refund ${amount}: booking ${order_doc}`,
      heading: "A refund needs to be sent manually",
      lead: (amount) =>
        `This payment can’t be refunded automatically. Please refund ${amount} to the guest, then record it with the link below.`,
    },
    quarantined: {
      subject: (order_doc) => `Please check a payment: booking ${order_doc}`,
      heading: "A payment needs your attention",
      lead: "A payment service has reported a payment that does not match the booking. Nothing was booked or changed; please check it in the service’s own console.",
      reasons: {
        merchant: (said, asked) => `The merchant is ${said}; it should be ${asked}.`,
        amount: (said, asked) => `The amount is ${said}; it should be ${asked}.`,
        currency: (said, asked) => `The currency is ${said}; it should be ${asked}.`,
        number: (said, asked) => `The transaction number is ${said}; before, it was ${asked}.`,
        incomplete: "It was reported as paid, but without an amount or a transaction number.",
      },
    },
    link_secret: "This link works without signing in, so please don’t forward it.",
    footer: (lodging) => `A notice from the booking system to ${lodging}.`,
  },
  labels: {
    order: "Booking details",
    order_number: "Booking number",
    check_in: "Check-in",
    check_out: "Check-out",
    nights: "Length of stay",
    rooms: "Room type",
    guests: "Guests",
    add_ons: "Extras",
    discount: "Discount",
    payment_method: "Payment method",
    due: "To pay now",
    deadline: "Payment deadline",
    refund: "Refund amount",
    booker: "Booked by",
    name: "Name",
    phone: "Phone",
    email: "Email",
    memo: "Special requests",
    company: "Company name on invoice",
    company_number: "Unified Business Number",
    reason: "Reason",
    last_five: "Last five digits",
    vendor: "Payment service",
    bank: "Bank",
    branch: "Branch",
    account_name: "Account name",
    account_number: "Account number",
    country: "Country",
    address: "Address",
    code: "Verification code",
  },
  values: {
    check_in: (day, time) => `${day}, from ${time}`,
    check_out: (day, time) => `${day}, by ${time}`,
    nights: (nights) => count(nights, "night", "nights"),
    rooms: (room, number) => `${room} × ${number}`,
    adults: (number) => count(number, "adult", "adults"),
    guests: (adults, children) => `${count(adults, "adult", "adults")}, ${count(children, "child", "children")}`,
    add_on: (name, number) => `${name} × ${number}`,
  },
  pay_ways: {
    credit_card: "Online payment",
    cash: "Cash on arrival",
    remittance: "Bank transfer",
    pay_arrival: "Pay on arrival",
  },
  buttons: {
    pay: "Pay now",
    pay_rest: "Pay the balance online",
    order: "View your booking",
    confirmation: "Download the booking confirmation",
    cancel: "Cancel booking",
    again: "Book again",
    remittance_found: "Record the transfer as received",
    refund_sent: "Record the refund as sent",
  },
  footer: {
    contact: "Contact us",
    reply: "If you have any questions, just reply to this email.",
    why: (lodging) => `You’re receiving this email because this address was given for a booking at ${lodging}.`,
    lookup: "Find my booking",
  },
  stays: stayMails,
  points_expire: pointMails,
  kinds: {
    ...stayMails.kinds,
    ...pointMails.kinds,
    ...accountMails.kinds,
    order_received: "Booking received",
    number_issued: "Account number for the transfer",
    confirmed: "Confirmed",
    paid: "Payment received",
    reminder: "Payment reminder",
    cancelled: "Canceled",
    cancel_applied: "Cancellation requested",
    refund: "Refund",
    expired: "Expired",
    captcha: "Verification code",
    captcha_sms: "Verification code by text message",
    staff_new_order: "To the property: new booking",
    staff_cancelled: "To the property: canceled",
    staff_cancel_applied: "To the property: cancellation requested",
    staff_remittance: "To the property: transfer reported",
    staff_refund: "To the property: manual refund",
    staff_quarantined: "To the property: payment to check",
    ...cardKinds,
    ...extraKinds,
  },
  outbox,
};
