/** Five corner cases: starved content, booking closed with and without an address, an inactive site, no website. */
import type { Texts } from "#rules/text/language.ts";
import type { DemoLodging, DemoPhoto, DemoPlan, DemoRoom } from "./lodging.ts";
import { standardMenu } from "./standard-menu.ts";

const cityRoom: DemoPhoto = {
  file: "city-room-wide.jpg",
  alt: {
    "zh-TW": "城市客房，墨綠牆面、直紋繃布床頭與大面窗",
    "zh-CN": "城市客房，墨绿墙面、竖纹软包床头与大面积窗户",
    "en-US": "City room with a dark green wall, channel headboard and large windows",
    "ja-JP": "深緑の壁、縦縞の張りヘッドボードと大きな窓のある街なかの客室",
    "ko-KR": "짙은 녹색 벽, 세로 줄무늬 헤드보드와 큰 창이 있는 도심 객실",
  },
};

const cityBed: DemoPhoto = {
  file: "city-room-bed.jpg",
  alt: {
    "zh-TW": "兩盞球形燈下的床，白色床品與鏽紅蓋毯",
    "zh-CN": "两盏球形灯下的床，白色床品与锈红色盖毯",
    "en-US": "Bed with white linen and a rust throw under two globe lamps",
    "ja-JP": "二つの丸いランプの下、白いリネンと錆色のスローをかけたベッド",
    "ko-KR": "둥근 등 두 개 아래 흰 침구와 적갈색 덮개를 씌운 침대",
  },
};

const gardenRoom: DemoPhoto = {
  file: "farm-room.jpg",
  alt: {
    "zh-TW": "溫暖灰泥牆客房，木樑與庭園窗景",
    "zh-CN": "暖色灰泥墙客房，木梁与庭园窗景",
    "en-US": "Warm plaster-walled room with timber beams and a garden window",
    "ja-JP": "温かみのある漆喰壁に木の梁、庭に面した窓の客室",
    "ko-KR": "따뜻한 회벽과 나무 들보, 정원이 보이는 창이 있는 객실",
  },
};

const roomOnly: DemoPlan = {
  rate_plan_code: "RO",
  name: {
    "zh-TW": "不含餐",
    "zh-CN": "不含餐",
    "en-US": "Room only",
    "ja-JP": "素泊まり",
    "ko-KR": "식사 미포함",
  },
  introduction: {},
  contain_meals: [],
  add_price: 0,
  refund_template_id: 2,
  days: 0,
  promo_type: "none",
  allow_coupon: false,
  allow_member_price: false,
};

const doubleRoom: Texts = {
  "zh-TW": "雙人房",
  "zh-CN": "大床房",
  "en-US": "Double room",
  "ja-JP": "ダブルルーム",
  "ko-KR": "더블룸",
};

export function room(facts: Pick<DemoRoom, "room_code" | "base_price" | "photos"> & Partial<DemoRoom>): DemoRoom {
  return {
    name: doubleRoom,
    introduction: {},
    square_meters: 22,
    beds: [{ bed: "double", count: 1 }],
    people: 2,
    children: 0,
    capacity: 4,
    weekend_percent: 20,
    symbol_tags: [],
    memo_tags: [],
    facilities: [],
    plans: [roomOnly],
    ...facts,
  };
}

type CornerFacts = Pick<DemoLodging, "slug" | "hotel_name" | "rooms"> &
  Partial<Omit<DemoLodging, "info">> & { info: Partial<DemoLodging["info"]> };

/** A lodging with nothing filled in but what is given. */
export function corner({ info, ...facts }: CornerFacts): DemoLodging {
  return {
    upper_name: {},
    template_code: "",
    template_booking_code: "booking_100",
    kind: 0,
    main_lang: "zh-TW",
    support_lang: ["zh-TW", "zh-CN", "en-US", "ja-JP", "ko-KR"],
    status: 1,
    website_exist: true,
    booking_close: false,
    booking_validate: false,
    close_member_system: true,
    online_support: false,
    deposit_type: ["all"],
    deposit_percent: 0,
    business_status: 0,
    payment_list: [14],
    member_discount: null,
    support_client_cancel: true,
    google_map_open_way: 0,
    google_store_name: "",
    facilities: [],
    promotion_types: [],
    articles: [],
    menu: standardMenu,
    tags: [],
    closed_days: [],
    ...facts,
    info: {
      address: {},
      coordinates: null,
      email: `stay@${facts.slug}.example`,
      phone: "",
      phone2: "",
      fax: "",
      fb: "",
      line: "",
      instagram: "",
      about_images: [],
      about_us: {},
      introduction: {},
      seo_title: {},
      seo_content: {},
      banner_images: [],
      banner_title: {},
      banner_sub_title: {},
      custom_block: {},
      location_block: {},
      official_booking: "",
      checkin_start_time: "15:00",
      checkin_end_time: "22:00",
      checkout_time: "11:00",
      refund_template_id: 2,
      customer_notice: {},
      booking_policy: {},
      cancel_policy: {},
      registration_name: "",
      business_registration: "",
      unified_business_number: "",
      support_facilities: [],
      thsr_support_on: -1,
      agent_name: "",
      remittance_notice: {},
      dining_options: {},
      children_and_extra_person_rates: [],
      ...info,
    },
  };
}

/** Starved content and no template code: one banner, one room, one photo each. */
export const plain = corner({
  slug: "plain",
  hotel_name: {
    "zh-TW": "素居",
    "zh-CN": "素居",
    "en-US": "Plain House",
    "ja-JP": "素の宿",
    "ko-KR": "소박한 집",
  },
  info: {
    address: { "zh-TW": "臺北市大同區甘谷街 900 號" },
    phone: "+886 2 9000 0111",
    banner_images: [cityRoom],
  },
  rooms: [room({ room_code: "DBL", base_price: 1800, photos: [cityBed] })],
});

/** Booking closed and no other address: guests are led to the maintain page. */
export const closed = corner({
  slug: "closed",
  hotel_name: {
    "zh-TW": "靜修行館",
    "zh-CN": "静修行馆",
    "en-US": "Stillwater Inn",
    "ja-JP": "静修の宿",
    "ko-KR": "정수 여관",
  },
  template_code: "layout_600.2",
  kind: 11,
  booking_close: true,
  online_support: true,
  info: {
    address: {
      "zh-TW": "臺南市中西區神農街 900 號",
      "zh-CN": "台湾台南市中西区神农街900号",
      "en-US": "No. 900, Shennong St., West Central District, Tainan City, Taiwan",
      "ja-JP": "台湾台南市中西区神農街900号",
      "ko-KR": "대만 타이난시 중시구 선눙가 900호",
    },
    coordinates: [22.9975, 120.1962],
    phone: "+886 6 900 0122",
    line: "https://line.me/R/ti/p/@closed-example",
    introduction: {
      "zh-TW": "老街後面一座有天井的兩層小樓，八個房間，沒有電視。我們暫時關門修屋頂，之後仍是安靜的老樣子。",
      "zh-CN": "老街后面一座带天井的两层小楼，八间房，没有电视。我们暂时关门修屋顶，之后还是从前安静的样子。",
      "en-US":
        "A two-story house around a light well, behind the old street: eight rooms and no televisions. We have closed for a " +
        "while to mend the roof, and will be as quiet as before.",
      "ja-JP":
        "古い通りの裏手、坪庭を囲む二階建ての宿。客室は八つ、テレビはございません。ただいま屋根の修繕のためお休みをいただいております。",
      "ko-KR":
        "옛 거리 뒤편, 작은 안뜰을 둔 2층 집입니다. 객실은 여덟 개, 텔레비전은 없습니다. 지금은 지붕을 고치느라 잠시 문을 닫았습니다.",
    },
    banner_images: [gardenRoom],
    banner_title: {
      "zh-TW": "屋頂正在換上新瓦",
      "zh-CN": "屋顶正在换上新瓦",
      "en-US": "New tiles are going up, quietly",
      "ja-JP": "静かに瓦を葺き替えています",
      "ko-KR": "조용히 기와를 새로 올립니다",
    },
    registration_name: "靜修旅館有限公司",
    business_registration: "臺南市旅館000號",
    unified_business_number: "90001309",
  },
  rooms: [
    room({
      room_code: "GARDEN",
      base_price: 2400,
      photos: [gardenRoom],
      name: {
        "zh-TW": "庭園雙人房",
        "zh-CN": "庭园大床房",
        "en-US": "Garden double",
        "ja-JP": "庭側ダブル",
        "ko-KR": "정원 더블룸",
      },
    }),
    room({
      room_code: "STREET",
      base_price: 2100,
      photos: [cityBed],
      name: {
        "zh-TW": "街側雙人房",
        "zh-CN": "街侧大床房",
        "en-US": "Street-side double",
        "ja-JP": "通り側ダブル",
        "ko-KR": "거리 쪽 더블룸",
      },
    }),
  ],
  articles: [
    {
      kind: "announcement",
      title: {
        "zh-TW": "整修期間暫停訂房",
        "zh-CN": "整修期间暂停预订",
        "en-US": "Closed while we renovate",
        "ja-JP": "改修工事に伴う休業のお知らせ",
        "ko-KR": "보수 공사로 인한 휴업 안내",
      },
      sub_title: {
        "zh-TW": "屋瓦、屋架與八間浴室",
        "zh-CN": "屋瓦、屋架与八间浴室",
        "en-US": "Roof tiles, rafters and eight bathrooms",
        "ja-JP": "屋根瓦、小屋組みと八つの浴室",
        "ko-KR": "기와, 지붕틀, 욕실 여덟 곳",
      },
      foreword: {
        "zh-TW": "去年颱風後開始漏雨的屋頂，這次整片重做。完工日期確定前，我們不接新的訂房。",
        "zh-CN": "去年台风后开始漏雨的屋顶，这次整片重做。完工日期确定前，我们不接新的预订。",
        "en-US":
          "The roof has leaked since last year's typhoon and is now being laid anew. Until the end is in sight we take no new " +
          "bookings.",
        "ja-JP":
          "昨年の台風以来、雨漏りのする屋根を全面的に葺き替えております。完了日が決まるまで、新しいご予約はお受けしておりません。",
        "ko-KR":
          "지난해 태풍 뒤로 비가 새던 지붕을 모두 새로 얹고 있습니다. 완공일이 정해질 때까지 새 예약은 받지 않습니다.",
      },
      detail: {
        "zh-TW": "<p>已付款的客人，我們已逐一聯絡退款或改期。若還沒接到電話，請來電或以 LINE 告訴我們訂單編號。</p>",
        "zh-CN":
          "<p>已付款的客人，我们已逐一联系退款或改期。如果还没接到电话，请来电或通过 LINE 告诉我们订单编号。</p>",
        "en-US":
          "<p>We have been in touch with everyone who has paid, to refund or to change the dates. If you have not heard from us, " +
          "please call or send your booking number on LINE.</p>",
        "ja-JP":
          "<p>お支払い済みのお客様には、返金または日程変更のご連絡を順に差し上げております。まだ連絡が届いていない場合は、お電話またはLINEで予約番号をお知らせください。</p>",
        "ko-KR":
          "<p>결제하신 분들께는 환불이나 일정 변경을 한 분씩 연락드렸습니다. 아직 연락을 받지 못하셨다면 전화나 LINE으로 예약 번호를 알려 주십시오.</p>",
      },
      published_days_ago: 12,
      booking: { from: null, to: null },
      stay: { from: null, to: null },
      rooms: [],
      show_in_index: true,
    },
  ],
});

/** Booking closed, but an outside engine sells it; three languages only. */
export const harbour = corner({
  slug: "harbour",
  hotel_name: {
    "zh-TW": "港邊旅店",
    "zh-CN": "港边旅店",
    "en-US": "Harbourside Hotel",
    "ja-JP": "港のほとりホテル",
    "ko-KR": "하버사이드 호텔",
  },
  template_code: "layout_700.4",
  kind: 1,
  support_lang: ["zh-TW", "en-US", "ja-JP"],
  booking_close: true,
  info: {
    address: {
      "zh-TW": "基隆市仁愛區港西街 900 號",
      "en-US": "No. 900, Gangxi St., Ren'ai District, Keelung City, Taiwan",
      "ja-JP": "台湾基隆市仁愛区港西街900号",
    },
    coordinates: [25.1325, 121.7392],
    phone: "+886 2 9000 0133",
    introduction: {
      "zh-TW": "基隆車站走路五分鐘，夜裡聽得見船笛。房間不大，床好，窗戶夠厚。",
      "en-US":
        "Five minutes on foot from Keelung station, with ships' horns at night. The rooms are small, the beds good, the " +
        "windows thick.",
      "ja-JP":
        "基隆駅から歩いて五分、夜には汽笛が聞こえます。お部屋は小さめですが、寝心地のよいベッドと厚い窓をご用意しております。",
    },
    banner_images: [cityRoom],
    banner_title: {
      "zh-TW": "船笛響過，城市才睡",
      "en-US": "The last horn, then the city sleeps",
      "ja-JP": "汽笛のあとに、街が眠る",
    },
    official_booking: "https://booking.owlting.com/harbour-demo",
    registration_name: "港邊旅店有限公司",
    business_registration: "基隆市旅館000號",
    unified_business_number: "90001509",
  },
  rooms: [
    room({
      room_code: "CITY",
      base_price: 2600,
      photos: [cityRoom],
      name: { "zh-TW": "市景雙人房", "en-US": "City double", "ja-JP": "シティダブル" },
    }),
    room({
      room_code: "QUAY",
      base_price: 3000,
      photos: [cityBed],
      name: { "zh-TW": "碼頭雙人房", "en-US": "Quay double", "ja-JP": "波止場ダブル" },
    }),
  ],
});

/** Not active: every page answers 404. */
export const asleep = corner({
  slug: "asleep",
  hotel_name: {
    "zh-TW": "眠山小築",
    "zh-CN": "眠山小筑",
    "en-US": "Slumber Hill",
    "ja-JP": "眠山の宿",
    "ko-KR": "잠든 언덕",
  },
  status: 0,
  info: { banner_images: [gardenRoom] },
  rooms: [room({ room_code: "DBL", base_price: 2000, photos: [gardenRoom] })],
});

/** Active, but its website does not exist: 404 too. */
export const unbuilt = corner({
  slug: "unbuilt",
  hotel_name: {
    "zh-TW": "新芽旅宿",
    "zh-CN": "新芽旅宿",
    "en-US": "New Leaf Stay",
    "ja-JP": "新芽の宿",
    "ko-KR": "새싹 스테이",
  },
  website_exist: false,
  info: { banner_images: [gardenRoom] },
  rooms: [room({ room_code: "DBL", base_price: 2000, photos: [gardenRoom] })],
});
