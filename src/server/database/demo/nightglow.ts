/** Nightglow Motel: the preparation banner, a tariff table, quiet titles, an external address for when booking closes. */
import type { DemoLodging } from "./lodging.ts";
import { standardMenu } from "./standard-menu.ts";
import { articles } from "./nightglow-articles.ts";
import { facilities } from "./nightglow-facilities.ts";
import { galaxyRoom, scarletRoom } from "./nightglow-photos.ts";
import { rooms } from "./nightglow-rooms.ts";
import { tariff } from "./nightglow-tariff.ts";
import * as texts from "./nightglow-texts.ts";

export const nightglow: DemoLodging = {
  slug: "nightglow",
  upper_name: {
    "zh-TW": "霓夜",
    "zh-CN": "霓夜",
    "en-US": "Nightglow",
    "ja-JP": "ナイトグロウ",
    "ko-KR": "나이트글로",
  },
  hotel_name: {
    "zh-TW": "霓夜精品旅館",
    "zh-CN": "霓夜精品旅馆",
    "en-US": "Nightglow Motel",
    "ja-JP": "ナイトグロウ・モーテル",
    "ko-KR": "나이트글로 모텔",
  },
  template_code: "layout_800.1",
  template_booking_code: "booking_200",
  kind: 13,
  main_lang: "zh-TW",
  support_lang: ["zh-TW", "zh-CN", "en-US", "ja-JP", "ko-KR"],
  status: 1,
  website_exist: true,
  booking_close: false,
  booking_validate: true,
  close_member_system: true,
  online_support: true,
  deposit_type: ["all"],
  deposit_percent: 0,
  business_status: 1,
  payment_list: [1, 4, 14],
  member_discount: null,
  support_client_cancel: true,
  google_map_open_way: 0,
  google_store_name: "霓夜",
  info: {
    address: {
      "zh-TW": "桃園市中壢區中園路二段 988 號",
      "zh-CN": "台湾桃园市中坜区中园路二段988号",
      "en-US": "No. 988, Sec. 2, Zhongyuan Rd., Zhongli District, Taoyuan City, Taiwan",
      "ja-JP": "台湾桃園市中壢区中園路二段988号",
      "ko-KR": "대만 타오위안시 중리구 중위안로 2단 988호",
    },
    coordinates: [24.9866, 121.2536],
    email: "stay@nightglow.example",
    phone: "+886 3 900 0166",
    phone2: "",
    fax: "",
    fb: "https://www.facebook.com/nightglow.example",
    line: "https://line.me/R/ti/p/@nightglow-example",
    instagram: "https://www.instagram.com/nightglow.example",
    about_images: [scarletRoom],
    about_us: texts.about_us,
    introduction: {
      "zh-TW":
        "二十四間房，二十四座車庫。車開進來，捲門落下，樓梯上去就是您的房間。" +
        "每間只用一種顏色的光，有浴缸與蒸氣，餐點從傳遞櫃送來，整晚不必見到別人。",
      "zh-CN":
        "二十四间房，二十四座车库。车开进来，卷帘门落下，上楼就是您的房间。" +
        "每间只用一种颜色的光，有浴缸和蒸汽，餐点从传递柜送来，整晚不必见到别人。",
      "en-US":
        "Twenty-four rooms, twenty-four garages. Drive in, the door comes down, and the stairs lead to your room. Each " +
        "keeps to one color of light, with a bath and steam, and supper arrives through a hatch.",
      "ja-JP":
        "二十四の客室に、二十四のガレージ。車を入れると扉が下り、階段の先がお部屋です。" +
        "一室一色の光、浴槽とスチーム、お食事は受け渡し口から。どなたとも顔を合わせずにお過ごしいただけます。",
      "ko-KR":
        "객실 스물넷, 차고 스물넷. 차를 넣으면 문이 내려오고 계단 위가 객실입니다. " +
        "방마다 한 가지 색의 빛을 쓰고 욕조와 스팀이 있으며, 식사는 전달함으로 들어와 누구와도 마주치지 않습니다.",
    },
    seo_title: {
      "zh-TW": "霓夜｜中壢住宿",
      "zh-CN": "霓夜｜中坜住宿",
      "en-US": "Nightglow | Rooms in Zhongli",
      "ja-JP": "ナイトグロウ｜中壢の宿",
      "ko-KR": "나이트글로 | 중리 숙소",
    },
    seo_content: {
      "zh-TW": "桃園中壢的住宿，二十四間客房，附停車。",
      "zh-CN": "桃园中坜住宿，二十四间客房，可停车。",
      "en-US": "Twenty-four rooms with parking in Zhongli, Taoyuan.",
      "ja-JP": "桃園・中壢の宿。全24室、駐車場完備。",
      "ko-KR": "타오위안 중리의 숙소. 객실 24실, 주차 가능.",
    },
    banner_images: [galaxyRoom, scarletRoom],
    banner_title: {
      "zh-TW": "車門關上，夜才開始",
      "zh-CN": "车门关上，夜才开始",
      "en-US": "The garage closes, the evening opens",
      "ja-JP": "扉が閉じて、夜がはじまる",
      "ko-KR": "문이 닫히면 밤이 시작됩니다",
    },
    banner_sub_title: {
      "zh-TW": "中壢，二十四間附獨立車庫的房間",
      "zh-CN": "中坜，二十四间带独立车库的房间",
      "en-US": "Twenty-four rooms in Zhongli, each with its garage",
      "ja-JP": "中壢、専用ガレージ付きの二十四室",
      "ko-KR": "중리, 전용 차고가 있는 스물네 개의 객실",
    },
    custom_block: tariff,
    location_block: texts.location_block,
    official_booking: "https://booking.nightglow.example/",
    checkin_start_time: "18:00",
    checkin_end_time: "23:30",
    checkout_time: "12:00",
    refund_template_id: 1,
    customer_notice: texts.customer_notice,
    booking_policy: texts.booking_policy,
    cancel_policy: texts.cancel_policy,
    registration_name: "霓夜旅館股份有限公司",
    business_registration: "桃園市旅館000號",
    unified_business_number: "90006206",
    support_facilities: [
      "free_wifi",
      "private_entrance",
      "soundproofing",
      "karaoke",
      "non_smoking",
      "private_pool",
      "cctv_common_area",
      "sprinkler",
      "fire_extinguisher",
    ],
    thsr_support_on: -1,
    agent_name: "許家維",
    remittance_notice: {},
    dining_options: texts.dining_options,
    children_and_extra_person_rates: [],
  },
  rooms,
  facilities,
  promotion_types: [
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
    {
      topic_key: "celebration",
      topic_detail: {
        "zh-TW": "慶生",
        "zh-CN": "庆生",
        "en-US": "Celebrations",
        "ja-JP": "お祝い",
        "ko-KR": "축하",
      },
    },
  ],
  articles,
  menu: [
    ...standardMenu,
    {
      type: "custom",
      title: {
        "zh-TW": "Instagram",
        "zh-CN": "Instagram",
        "en-US": "Instagram",
        "ja-JP": "Instagram",
        "ko-KR": "Instagram",
      },
      status: false,
      link: "https://www.instagram.com/nightglow.example",
      open: true,
    },
  ],
  tags: [],
  closed_days: [],
};
