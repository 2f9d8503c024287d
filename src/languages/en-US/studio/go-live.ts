import { setupSteps } from "#languages/en-US/setup-steps.ts";
import type { GoLiveWords } from "#languages/zh-TW/studio/go-live.ts";

export const words: GoLiveWords = {
  ...setupSteps,
  lead: "One last look, then open the door.",
  blocked: (text) => `Required items still missing: ${text}`,
  blocked_text: "Complete them and you can go live.",
  ready: "Everything is ready",
  ready_text: "Once it’s live, anyone can open your website and book. Later changes appear only when you publish them.",
  enough: "You can go live",
  enough_text: "What is required is there. The rest of the list can follow once the site is public.",
  publish: "Go live",
  confirm_title: "Make the website public?",
  confirm_text: (text) => `Anyone will be able to open ${text} and book. Your current draft is published with it.`,
  published: "Your website is live",
  live: "Your website is live",
  live_text: "Now share it.",
  rehearse_text:
    "Book, pay and cancel as a guest would, and read what each of you receives. A rehearsal leaves nothing behind.",
  rehearse: "Rehearse a booking",
  checks: "Checklist",
  share: "Share",
  open: "Open website",
  copy: "Copy address",
  copied: "Copied",
  line: "Share on LINE",
  qr: "QR code",
  qr_text: "Print it on cards, at reception or on menus. One scan and guests are there.",
  qr_save: "Download QR code",
  poster: "Download poster (PDF)",
};
