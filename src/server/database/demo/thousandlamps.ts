/** Thousand Lamps Campground: pitches and cabins, deposit, remittance, season closure, sold-out weekends, bring list. */
import type { DemoLodging } from "./lodging.ts";
import { announcements, promotions } from "./thousandlamps-articles.ts";
import { attractions } from "./thousandlamps-attractions.ts";
import { daysToFriday } from "./thousandlamps-days.ts";
import { facilities } from "./thousandlamps-facilities.ts";
import { bellTentAtDusk, cabinAtDusk, cabinByDay } from "./thousandlamps-photos.ts";
import { rooms } from "./thousandlamps-rooms.ts";
import * as texts from "./thousandlamps-texts.ts";

/** Friday and Saturday nights. */
const soldOutWeekends = [14, 21, 42].map((days) => ({
  room_code: "LAWN",
  from: daysToFriday + days,
  to: daysToFriday + days + 1,
}));

export const thousandlamps: DemoLodging = {
  slug: "thousandlamps",
  upper_name: {
    "zh-TW": "千燈山林",
    "zh-CN": "千灯山林",
    "en-US": "Thousand Lamps",
    "ja-JP": "千燈",
    "ko-KR": "천등",
  },
  hotel_name: {
    "zh-TW": "千燈野營地",
    "zh-CN": "千灯野营地",
    "en-US": "Thousand Lamps Campground",
    "ja-JP": "千燈キャンプ場",
    "ko-KR": "천등 캠핑장",
  },
  template_code: "layout_400.1",
  template_booking_code: "booking_200",
  kind: 2,
  main_lang: "zh-TW",
  support_lang: ["zh-TW", "zh-CN", "en-US", "ja-JP", "ko-KR"],
  status: 1,
  website_exist: true,
  booking_close: false,
  booking_validate: false,
  close_member_system: false,
  online_support: true,
  deposit_type: ["all", "deposit"],
  deposit_percent: 30,
  business_status: 0,
  payment_list: [1, 6, 9, 13, 8],
  member_discount: null,
  support_client_cancel: true,
  google_map_open_way: 0,
  google_store_name: "千燈野營地",
  info: {
    address: {
      "zh-TW": "南投縣仁愛鄉大同村仁和路 388 之 9 號",
      "zh-CN": "台湾南投县仁爱乡大同村仁和路388之9号",
      "en-US": "No. 388-9, Renhe Rd., Datong Village, Ren'ai Township, Nantou County, Taiwan",
      "ja-JP": "台湾南投県仁愛郷大同村仁和路388之9号",
      "ko-KR": "대만 난터우현 런아이향 다퉁촌 런허로 388-9호",
    },
    coordinates: [24.046, 121.158],
    email: "stay@thousandlamps.example",
    phone: "+886 49 900 0155",
    phone2: "+886 900 000 155",
    fax: "",
    fb: "https://www.facebook.com/thousandlamps.example",
    line: "https://line.me/R/ti/p/@thousandlamps-example",
    instagram: "https://www.instagram.com/thousandlamps.example",
    about_images: [cabinByDay, bellTentAtDusk],
    about_us: texts.about_us,
    introduction: {
      "zh-TW":
        "海拔 1,700 公尺，四十二個營位與帳篷、六間柳杉小屋，散在從前的高麗菜梯田上。日落後我們點亮一千盞燈，" +
        "十點一起熄滅，剩下溪聲與星空。自己搭帳、空手來，或住進湖邊的小屋，都可以。",
      "zh-CN":
        "海拔 1,700 米，四十二个营位与帐篷、六间柳杉小屋，散落在从前的包菜梯田上。日落后我们点亮一千盏灯，" +
        "十点一起熄灭，只剩溪声和星空。自己搭帐、拎包入住，或住进湖边小屋，都可以。",
      "en-US":
        "At 1,700 meters, forty-two pitches and tents and six cedar cabins stand on what used to be cabbage terraces. " +
        "After sunset we light a thousand lamps; at ten they go out, and the stream and the stars remain. Bring a tent, " +
        "bring nothing, or sleep in a cabin by the lake.",
      "ja-JP":
        "標高1,700メートル、かつてのキャベツの段畑に、四十二のサイトとテント、六棟の杉のキャビンが点在しております。" +
        "日没後に千の明かりをともし、十時にそろって消すと、あとには沢の音と星空が残ります。" +
        "テントを張るのも、手ぶらでお越しになるのも、湖畔のキャビンにお泊まりになるのもご自由に。",
      "ko-KR":
        "해발 1,700미터, 옛 양배추 계단밭 위에 사이트와 텐트 마흔둘, 삼나무 오두막 여섯 채가 흩어져 있습니다. " +
        "해가 지면 천 개의 등을 켜고 열 시에 함께 끄면 시냇물 소리와 별만 남습니다. " +
        "텐트를 치셔도, 빈손으로 오셔도, 호숫가 오두막에 묵으셔도 좋습니다.",
    },
    seo_title: {
      "zh-TW": "千燈野營地｜南投仁愛高山露營、湖畔木屋",
      "zh-CN": "千灯野营地｜南投仁爱高山露营、湖畔木屋",
      "en-US": "Thousand Lamps Campground | Mountain camping in Ren'ai, Nantou",
      "ja-JP": "千燈キャンプ場｜南投・仁愛の高原キャンプと湖畔キャビン",
      "ko-KR": "천등 캠핑장 | 난터우 런아이 고산 캠핑과 호숫가 오두막",
    },
    seo_content: {
      "zh-TW": "南投仁愛海拔 1,700 公尺的營地：草坪與雨棚營位、星空鐘帳、柳杉小屋。熱水淋浴、千盞燈、溪流與湖。",
      "zh-CN": "南投仁爱海拔 1,700 米的营地：草坪与雨棚营位、星空钟形帐、柳杉小屋。热水淋浴、千盏灯、溪流与湖。",
      "en-US":
        "A campground at 1,700 m in Ren'ai, Nantou: lawn and covered pitches, bell tents and cedar cabins, hot showers, a " +
        "thousand lamps, a stream and a lake.",
      "ja-JP":
        "南投県仁愛、標高1,700メートルのキャンプ場。芝生・屋根付きサイト、ベルテント、杉のキャビン。温水シャワー、千の明かり、沢と湖。",
      "ko-KR":
        "난터우 런아이 해발 1,700m 캠핑장. 잔디·지붕 사이트, 벨 텐트, 삼나무 오두막, 온수 샤워, 천 개의 등, 시내와 호수.",
    },
    banner_images: [bellTentAtDusk, cabinAtDusk],
    banner_title: {
      "zh-TW": "天黑以後，草地自己亮起來",
      "zh-CN": "天黑以后，草地自己亮起来",
      "en-US": "After dark, the meadow lights itself",
      "ja-JP": "日が暮れて、草原に灯がともる",
      "ko-KR": "어두워지면 초원이 불을 켭니다",
    },
    banner_sub_title: {
      "zh-TW": "南投仁愛，海拔 1,700 公尺的營位與小屋",
      "zh-CN": "南投仁爱，海拔 1,700 米的营位与小屋",
      "en-US": "Pitches and cabins at 1,700 m in Ren'ai, Nantou",
      "ja-JP": "南投・仁愛、標高1,700メートルのサイトとキャビン",
      "ko-KR": "난터우 런아이, 해발 1,700m의 사이트와 오두막",
    },
    custom_block: texts.bring_list,
    location_block: texts.location_block,
    official_booking: "",
    checkin_start_time: "14:00",
    checkin_end_time: "20:00",
    checkout_time: "11:00",
    refund_template_id: 2,
    customer_notice: texts.customer_notice,
    booking_policy: texts.booking_policy,
    cancel_policy: texts.cancel_policy,
    registration_name: "千燈山林休閒有限公司",
    business_registration: "南投縣露營場000號",
    unified_business_number: "90004105",
    support_facilities: [
      "shower",
      "hair_dryer",
      "bbq_facilities",
      "water_dispenser",
      "refrigerator",
      "washing_machine",
      "pets_allowed",
      "smoking_area",
      "first_aid_kit",
      "fire_extinguisher",
    ],
    thsr_support_on: -1,
    agent_name: "林以晴",
    remittance_notice: texts.remittance_notice,
    dining_options: texts.dining_options,
    children_and_extra_person_rates: [
      {
        label: {
          "zh-TW": "6 歲以下兒童",
          "zh-CN": "6 岁以下儿童",
          "en-US": "Children under 6",
          "ja-JP": "6歳未満のお子様",
          "ko-KR": "6세 미만 아동",
        },
        price: 0,
      },
      {
        label: {
          "zh-TW": "營位加人（每人每晚）",
          "zh-CN": "营位加人（每人每晚）",
          "en-US": "Extra person on a pitch, per night",
          "ja-JP": "サイトの追加人数（1名1泊）",
          "ko-KR": "사이트 추가 인원(1인 1박)",
        },
        price: 300,
      },
      {
        label: {
          "zh-TW": "第二輛車（每晚）",
          "zh-CN": "第二辆车（每晚）",
          "en-US": "Second car, per night",
          "ja-JP": "2台目のお車（1泊）",
          "ko-KR": "두 번째 차량(1박)",
        },
        price: 200,
      },
    ],
  },
  rooms,
  facilities,
  promotion_types: [
    {
      topic_key: "season",
      topic_detail: {
        "zh-TW": "季節限定",
        "zh-CN": "季节限定",
        "en-US": "In season",
        "ja-JP": "季節のご案内",
        "ko-KR": "계절 한정",
      },
    },
    {
      topic_key: "weekday",
      topic_detail: {
        "zh-TW": "平日優惠",
        "zh-CN": "平日优惠",
        "en-US": "Weekdays",
        "ja-JP": "平日特典",
        "ko-KR": "평일 혜택",
      },
    },
  ],
  articles: [...promotions, ...announcements, ...attractions],
  menu: [
    {
      type: "rooms",
      title: {
        "zh-TW": "營位介紹",
        "zh-CN": "营位介绍",
        "en-US": "Pitches & cabins",
        "ja-JP": "サイト紹介",
        "ko-KR": "사이트 소개",
      },
      status: true,
    },
    {
      type: "facilities",
      title: {
        "zh-TW": "營地設施",
        "zh-CN": "营地设施",
        "en-US": "Facilities",
        "ja-JP": "場内施設",
        "ko-KR": "캠핑장 시설",
      },
      status: true,
    },
    {
      type: "promotions",
      title: {
        "zh-TW": "優惠活動",
        "zh-CN": "优惠活动",
        "en-US": "Promotions",
        "ja-JP": "お得なプラン・特典",
        "ko-KR": "프로모션",
      },
      status: true,
    },
    {
      type: "about",
      title: {
        "zh-TW": "關於我們",
        "zh-CN": "关于我们",
        "en-US": "About us",
        "ja-JP": "当場について",
        "ko-KR": "캠핑장 소개",
      },
      status: true,
    },
    {
      type: "custom",
      title: {
        "zh-TW": "上山地圖",
        "zh-CN": "上山地图",
        "en-US": "Map to the camp",
        "ja-JP": "アクセス地図",
        "ko-KR": "오시는 길 지도",
      },
      status: true,
      link: "https://www.google.com/maps/search/?api=1&query=24.046,121.158",
      open: true,
    },
  ],
  tags: [],
  closed_days: [{ from: 95, to: 108 }, ...soldOutWeekends],
};
