import type { MemberWords } from "#languages/zh-TW/members.ts";

export const members: MemberWords = {
  title: "Members",
  problems: "Please check the following",
  door: {
    lead: "Sign in to book at member prices, use your points and see your bookings.",
    sign_in: "Sign in or join",
    how: "Enter your email and the six-digit code we send you. You don’t need a password.",
    no_account: "Just looking for one booking?",
    signed_out: "You’ve signed out.",
    deleted: "Your account has been deleted and your personal details are gone.",
    deleted_kept: (orders) =>
      `The stay or payment of these bookings isn’t over yet, so they keep their guest’s details: ${orders}.`,
  },
  hello: (name) => `Hello, ${name}`,
  since: (day) => `Member since ${day}`,
  sign_out: "Sign out",
  profile: {
    title: "Your details",
    text: "We’ll fill these in for you when you book.",
    email: "Email",
    name: "Name",
    phone: "Phone",
    lang: "Language of emails",
    save: "Save",
    saved: "Saved.",
    wrong_name: "Please use up to 60 characters and no special symbols.",
    wrong_phone: "Please enter a phone number of 8 to 15 digits.",
  },
  orders: {
    title: "Your bookings",
    none: "You have no bookings here yet.",
    book: "Book a stay",
    earlier: (count) =>
      count === 1
        ? "There is 1 booking made with the same email that isn’t listed yet."
        : `There are ${count} bookings made with the same email that aren’t listed yet.`,
    add: "Add to your bookings",
    added: (count) => (count === 1 ? "1 booking added." : `${count} bookings added.`),
  },
  credit: {
    title: "Points and stored value",
    points: "Points",
    points_text: "Each point takes 1 off the total.",
    stored: "Stored value",
    how: "You can use them when you pay.",
  },
  consent: {
    title: "Emails",
    news: "Send me offers and news from this property",
    text: "Emails about your bookings always come, whatever you choose here.",
  },
  account: {
    title: "Account and security",
    text: "One account signs you in at every property that uses this booking system.",
    link: "Passkeys, password and devices",
    data: "See your data",
    json: "Download your data (JSON)",
    remove: "Delete your account",
  },
  data: {
    title: "Your data",
    lead: (lodging, when) => `What ${lodging} and your account held about you on ${when}.`,
    account: "Account",
    member: "Membership",
    credit: "Points and stored value",
    orders: "Bookings",
    nothing: "Nothing.",
    yes: "Yes",
    no: "No",
    back: "Back to Members",
  },
  remove: {
    title: "Delete your account",
    text: "This deletes your account, your membership at every property, your devices and passkeys. Points and stored value are lost. It can’t be undone.",
    orders:
      "Bookings that aren’t over or paid yet keep the details they need. Records that the law requires stay, without your name.",
    send: "Email me a confirmation code",
    sent: (email) => `We’ve sent a code to ${email}. It works for 10 minutes.`,
    code: "Six-digit code",
    confirm: "Delete my account for good",
    keep: "Keep my account",
    wrong_code: "Please enter the six-digit code.",
  },
  somebody_else:
    "Another account is signed in in this browser now, so nothing was saved. Please check that these details are yours.",
  passing: {
    title: "You’re signed in",
    text: "Taking you back to where you were.",
    go_on: "Continue",
  },
  failed: {
    title: "Login failed",
    error: "There was an error logging into the system, please try again later.",
    denied: "You cancelled the sign-in. That’s fine: you can go on booking as a guest.",
    expired: "This sign-in has expired, is already finished, or began in another browser. Please try again.",
    cookies: "If you keep seeing this page, check that your browser allows cookies for this site.",
    away: "The sign-in service can’t be reached right now. The rooms you chose are still here; please try again in a moment.",
    again: "Try again",
    back: "Back to where you were",
    home: "Home",
  },
};
