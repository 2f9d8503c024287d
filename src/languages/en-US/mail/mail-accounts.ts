import type { AccountMailWords } from "#languages/zh-TW/mail/mail-accounts.ts";

export const accountMails: AccountMailWords = {
  sign_in_code: {
    subject: (sender) => `Your ${sender} sign-in code`,
    heading: "Your sign-in code",
    lead: (sender) => `Enter this code on the sign-in page of ${sender}:`,
    not_you: "If you didn’t try to sign in, you can ignore this email. Never share this code with anyone.",
  },
  new_device: {
    subject: (sender) => `New sign-in to your ${sender} account`,
    heading: "New sign-in to your account",
    lead: "Your account was just signed in to on a new device. If this was you, there’s nothing to do.",
    browser: "Device",
    time: "Time",
    not_you: "If this wasn’t you, sign out everywhere now and change your password.",
    button: "See where you’re signed in",
  },
  account_changed: {
    what: {
      password_set: "A password was set for your account",
      password_changed: "Your password was changed",
      passkey_added: "A passkey was added to your account",
      passkey_removed: "A passkey was removed from your account",
      google_linked: "Google sign-in was linked to your account",
      line_linked: "LINE sign-in was linked to your account",
    },
    subject: (sender, what) => `${what} | ${sender}`,
    lead: "If this was you, there’s nothing to do.",
    not_me: "If it wasn’t, use the button below. After you confirm on the next page, every device is signed out.",
    button: "This wasn’t me",
    days: (days) => `The button works for ${days} days. Please don’t forward this email.`,
  },
  publish_failed: {
    subject: (lodging) => `${lodging}: the scheduled update wasn’t published`,
    heading: "Your website wasn’t published as planned",
    lead: (at) =>
      `The draft scheduled for ${at} could not be published. Your website is unchanged, and the draft is safe.`,
    why: "Reason",
    button: "Open the studio",
  },
  lodging_untouched: {
    subject: (lodging) => `${lodging}: your website isn’t public yet`,
    heading: "Your website is waiting for you",
    lead: (lodging) => `Nobody has worked on ${lodging} for a while, and it isn’t public yet.`,
    archived: (day) =>
      `Unless something is changed, it will be archived on ${day} and its address becomes free for others.`,
    button: "Carry on",
    keep: "Any change in the studio keeps it.",
  },
  staff_invitation: {
    subject: (inviter) => `${inviter} invites you to join a property’s team`,
    heading: "You’re invited to join a property’s team",
    lead: (inviter) => `${inviter} has invited you to help run a property’s website and bookings.`,
    inviter: "Invited by",
    lodging: "Name the property gave itself",
    site: "Its website",
    role: "Your role",
    may: "What you can do",
    address: "Sign in with",
    button: "See the invitation",
    days: (days) => `The invitation is valid for ${days} days and can only be accepted with the address above.`,
    not_you: "If you don’t know who invited you, you can ignore this email. Nothing will happen.",
  },
  kinds: {
    sign_in_code: "Sign-in code",
    new_device: "New sign-in",
    account_changed: "Sign-in changed",
    publish_failed: "Scheduled update not published",
    staff_invitation: "Invitation to the team",
    lodging_untouched: "Property not worked on",
  },
};
