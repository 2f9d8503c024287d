/** What the owners' guide says of each screen. A screen that is not there yet is left out of the guide. */
import type { ScreenName } from "#web/studio/app/screens.ts";

export type GuideText = { title: string; text: string[] };
export type GuideLanguage = "en-US" | "zh-TW";

export const SCREEN_TEXTS: Record<GuideLanguage, Partial<Record<ScreenName, GuideText>>> = {
  "en-US": {
    overview: {
      title: "Overview",
      text: [
        "Where you arrive: who comes and leaves today, what waits for payment, your website’s address, and a way to everything else.",
      ],
    },
    start: {
      title: "Start here",
      text: [
        "Nine steps to an open website, in any order. Each says what is missing and about how many minutes it takes; every line opens the screen where it is added, and each screen leads back here.",
        "What is marked Required must be there before you go live. The rest can be left as it is.",
      ],
    },
    orders: {
      title: "Bookings",
      text: [
        "Every booking, the newest first. Search by number, name or phone. Open one to see rooms, guests, the price line by line, payments, e-mails and a log.",
        "Before you cancel, the studio says what the guest gets back by your policy. With the studio open, a new booking appears by itself.",
      ],
    },
    rates: {
      title: "Plans and rates",
      text: [
        "A base price, weekends and seasons write the price of every night. Before you save you see which nights change; nights you set by hand stay as they are. You can price a room before it is published.",
        "“Try a stay” shows what a guest would pay and why. After saving you can undo for ten minutes.",
      ],
    },
    basics: {
      title: "Basics",
      text: [
        "Name, address and place on the map, contacts, check-in and check-out times, languages, logo and the numbers your law asks for: what the header and footer show. Everything is saved as you type.",
      ],
    },
    design: {
      title: "Design",
      text: [
        "Thirteen layouts, tried on your own content. Those that suit your kind of property come first. Look at them as a phone, a tablet or a desktop, in each language, or two side by side.",
        "Each layout says what it would like to have, for example a wide landscape photo. Your own color is taken where text stays readable on it (contrast 4.5 or more).",
      ],
    },
    rooms: {
      title: "Rooms",
      text: [
        "One card for each room type: names and texts in your languages, beds, size, amenities, and photos that you drop right there. Say how many rooms you have, with their door numbers if you like.",
        "Duplicate a room type, sort the list, archive what you no longer offer; the list can be written to a CSV file and read from one.",
      ],
    },
    media: {
      title: "Photos",
      text: [
        "Drop many photos at once; an upload goes on after a broken connection. Set the point that must stay visible, and describe each photo for people who can’t see it.",
      ],
    },
    content: {
      title: "Texts",
      text: [
        "The headline and large photos of your home page, your introduction, policies and what search engines show.",
      ],
    },
    translations: {
      title: "Translations",
      text: [
        "Field by field, the original on the left and the translation on the right. You see what is missing and what has changed since it was translated.",
      ],
    },
    preview: {
      title: "Preview and edit",
      text: [
        "Your website with the draft. Press a text or a photo and its field opens; the link can be sent to a colleague.",
      ],
    },
    team: {
      title: "Team",
      text: [
        "Invite people by e-mail and give each a role. An editor can change texts and photos; whether they may publish is a switch. Changes take effect at once and are logged.",
      ],
    },
    log: {
      title: "Log",
      text: [
        "Who changed what, when and from where, with what was before. Filter by subject, person or days, or search for a booking number. Nothing in it can be edited.",
      ],
    },
    facilities: { title: "Facilities", text: ["What guests share: breakfast room, bath, garden, parking."] },
    add_ons: {
      title: "Extras",
      text: [
        "Breakfast, gear and transfers, sold with the room: by piece, person, night or stay, with their stock for each day and the time until which they can be booked. You choose which plans offer them.",
        "What you save is on sale at once, and can be undone for ten minutes.",
      ],
    },
    promotions: { title: "Promotions", text: ["Deals and events, with the dates between which they are shown."] },
    news: { title: "News", text: ["Short announcements for your home page."] },
    attractions: { title: "Nearby", text: ["Places you send your guests to, with a photo and the way there."] },
    menu: { title: "Website menu", text: ["The items at the top of your website, in your order."] },
    payment: {
      title: "Payments and policies",
      text: [
        "Ways to pay, deposits and cancellation. Keys of a payment service are never shown again; a service is offered to guests after a test charge and refund have passed.",
      ],
    },
    domain: {
      title: "Domain",
      text: ["Use an address of your own: the screen says what to enter where you bought it, and checks it live."],
    },
    go_live: {
      title: "Go live",
      text: [
        "A last check with a link to whatever is missing, then one button. After that: the address to copy, a link for LINE, a QR code and a poster as a PDF for your reception.",
      ],
    },
    rehearsal: {
      title: "Rehearsal",
      text: [
        "Try a whole booking before anyone else does: choose what happens, and the days up to check-out pass in a moment. It leaves nothing behind.",
      ],
    },
    versions: {
      title: "Versions",
      text: ["Everything you have published, with who and when. Compare two versions, or bring one back."],
    },
  },
  "zh-TW": {
    overview: {
      title: "總覽",
      text: ["進來的第一個畫面：今天誰入住、誰退房、哪些還沒付款，以及網站的網址與其他畫面的入口。"],
    },
    start: {
      title: "開始設定",
      text: [
        "九個步驟讓網站上線，順序不拘。每一步都會說還缺什麼、大約需要幾分鐘；點任何一行就到要填的地方，每個畫面也都能回到這裡。",
        "標示「必要」的項目要在公開前完成，其他的可以先維持現狀。",
      ],
    },
    orders: {
      title: "訂單",
      text: [
        "所有訂單，最新的在最前面。可以用訂單編號、姓名或電話搜尋。打開訂單可看到房間、房客、逐項價格、付款、信件與紀錄。",
        "取消之前，後台會先說明依您的規定要退多少錢。後台開著時，新訂單會自動出現。",
      ],
    },
    rates: {
      title: "方案與房價",
      text: [
        "基本價、假日與旺季規則會寫好每一晚的價格。儲存前先看到哪些日期會變動；您手動設定的日期維持不變。房型還沒發布也可以先訂價。",
        "「試算房價」會顯示房客要付多少、為什麼。儲存後十分鐘內可以復原。",
      ],
    },
    basics: {
      title: "基本資料",
      text: [
        "名稱、地址與地圖位置、聯絡方式、入住與退房時間、語言、標誌，以及法規要求的登記字號：網站頁首與頁尾顯示的內容。邊打字就會自動儲存。",
      ],
    },
    design: {
      title: "版型",
      text: [
        "十三款版型，用您自己的內容試穿，適合您的排在最前面。可以切換手機、平板、電腦寬度與各種語言，也可以兩款並排比較。",
        "每款版型會說明需要什麼內容，例如一張寬幅的橫式照片。您可以使用自己的品牌色，只要文字仍看得清楚（對比 4.5 以上）。",
      ],
    },
    rooms: {
      title: "房型",
      text: [
        "每個房型一張卡片：各語言的名稱與介紹、床型、大小、設備，照片直接拖放到這裡。填寫有幾間房，也可以寫上房號。",
        "可以複製房型、調整順序、封存不再提供的房型；清單可以匯出成 CSV，也可以從 CSV 匯入。",
      ],
    },
    media: {
      title: "照片",
      text: ["一次拖放多張照片，連線中斷後會接續上傳。設定一定要看得到的重點位置，並為看不見的人寫下說明文字。"],
    },
    content: { title: "文字", text: ["首頁的標題與大圖、介紹、各項規定，以及搜尋引擎顯示的文字。"] },
    translations: {
      title: "翻譯",
      text: ["逐欄翻譯，左邊原文、右邊譯文。哪些還沒翻、哪些原文改過需要更新，一目了然。"],
    },
    preview: {
      title: "預覽與點選修改",
      text: ["套用草稿的網站。在頁面上點文字或照片，就會打開它的欄位；連結可以傳給同事看。"],
    },
    team: {
      title: "團隊",
      text: [
        "用電子郵件邀請成員，給每個人一個角色。編輯可以改文字與照片，能不能發布由一個開關決定。變更立即生效並留下紀錄。",
      ],
    },
    log: {
      title: "異動紀錄",
      text: [
        "誰在什麼時候、從哪裡改了什麼，變更前後都看得到。可以依主題、人員或日期篩選，也可以搜尋訂單編號。紀錄不能修改。",
      ],
    },
    facilities: { title: "館內設施", text: ["房客共用的空間與服務：早餐、浴池、庭院、停車場。"] },
    add_ons: {
      title: "加購項目",
      text: [
        "和房間一起賣的早餐、裝備與接送：可以按件、按人、按晚或整趟計價，設定每天的數量與最晚訂購時間，並選擇哪些方案可以加購。",
        "儲存後立即開賣，十分鐘內可以復原。",
      ],
    },
    promotions: { title: "優惠活動", text: ["優惠與活動，以及顯示的起訖日期。"] },
    news: { title: "最新消息", text: ["首頁上的簡短公告。"] },
    attractions: { title: "周邊景點", text: ["您推薦房客去的地方，附上照片與怎麼去。"] },
    menu: { title: "網站選單", text: ["網站最上方的項目，依您的順序排列。"] },
    payment: {
      title: "付款與規定",
      text: ["收款方式、訂金與取消規定。金流金鑰儲存後不會再顯示；試刷並退款成功後，才會提供給房客使用。"],
    },
    domain: { title: "網域", text: ["使用您自己的網址：畫面會說明要在網域商填入什麼，並即時檢查。"] },
    go_live: {
      title: "上線",
      text: [
        "最後的檢查，缺什麼就連到什麼，然後按一個鈕。之後可以複製網址、分享到 LINE、下載 QR Code，或印一張 PDF 海報放在櫃檯。",
      ],
    },
    rehearsal: {
      title: "試訂房",
      text: ["在房客之前自己走一遍完整的訂房：選好情況，從訂房到退房的日子一下就過完，結束後不留下任何資料。"],
    },
    versions: { title: "版本", text: ["每一次發布的內容、時間與發布的人。可以比較兩個版本，或還原其中一個。"] },
  },
};
