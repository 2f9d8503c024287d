/** What the owners' guide says before its screens and after them. */
import type { GuideLanguage, GuideText } from "./guide-texts.ts";

type Frame = { title: string; before: string[]; sign_up: GuideText; made: string; other: string };

export const FRAME: Record<GuideLanguage, Frame> = {
  "en-US": {
    title: "A guide for owners",
    before: [
      "Yado gives your property its own website and takes bookings on it. This guide shows the studio, where you make the website and run it.",
      "Two kinds of change: what your website *says and looks like* goes into a draft and becomes public when you publish. What you *sell* (prices, rooms, payments) is live as soon as you save it, and you see what changes first.",
      "Open `/studio` and sign in with your e-mail: a code, then a password or a passkey. On a phone the same screens are at the foot of the page.",
    ],
    sign_up: {
      title: "Open your property",
      text: [
        "Press “Start free” on the front page, confirm your e-mail with a code and choose a password. Then say what your property is called, what kind it is and where: that gives it a layout that suits, its currency and an address of its own, checked while you type.",
        "You’re in the studio in about a minute and a half. Nobody can see anything until you publish, and guests are offered an online payment only after you have tested it.",
      ],
    },
    made: "This guide is written by `npm run guide`, which walks through the studio and takes the pictures.",
    other: "[繁體中文](zh-TW.md)",
  },
  "zh-TW": {
    title: "給旅宿主人的使用說明",
    before: [
      "Yado 為您的旅宿做一個自己的網站，並在上面接受訂房。這份說明帶您看管理後台：在這裡做網站，也在這裡經營。",
      "變更分兩種：網站的*內容與外觀*先存進草稿，發布後才公開；*銷售*（房價、房間、收款）儲存後立即生效，儲存前會先讓您看到會變動什麼。",
      "打開 `/studio`，用電子郵件登入：先輸入驗證碼，再用密碼或通行密鑰。用手機時，同樣的畫面在頁面下方。",
    ],
    sign_up: {
      title: "開設旅宿",
      text: [
        "在首頁按「免費開始」，用信中的驗證碼確認電子郵件並設定密碼。接著填寫旅宿名稱、類型與所在地：系統會配好適合的版型、幣別，以及邊打邊檢查的專屬網址。",
        "大約一分半鐘就進到管理後台。發布之前沒有人看得到；線上付款要先測試成功，房客才會看到。",
      ],
    },
    made: "這份說明由 `npm run guide` 產生：它會實際走過管理後台並拍下畫面。",
    other: "[English](README.md)",
  },
};
