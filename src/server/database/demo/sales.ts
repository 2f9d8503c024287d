/** What the demo lodgings sell beside their rooms: add-ons, coupons, and where a remittance goes. The bank is made up. */
import type { Texts } from "#rules/text/language.ts";
import type { RemittanceAccount } from "#server/database/tables/hotel.ts";

type DemoAddOn = {
  item_number: string;
  item_type: string;
  price: number;
  item_name: Texts;
  introduction: Texts;
};

type DemoCoupon = {
  code: string;
  name: Texts;
  type: "percent" | "amount";
  percent?: number;
  discount?: number;
  minimum_spend?: number;
  cap?: number;
  per_member_cap?: number;
};

type DemoSales = { add_ons: DemoAddOn[]; coupons: DemoCoupon[]; remittance_account?: RemittanceAccount };

const account = (account_name: string, account_number: string): RemittanceAccount => ({
  account_name,
  account_number,
  bank_code_and_name: "999 示範商業銀行",
  branch_code_and_name: "0012 示範分行",
  country_name: "台灣",
});

export const demoSales: Record<string, DemoSales> = {
  moonclear: {
    add_ons: [
      {
        item_number: "BATH-50",
        item_type: "experience",
        price: 800,
        item_name: {
          "zh-TW": "貸切湯屋 50 分鐘",
          "zh-CN": "包场汤屋 50 分钟",
          "en-US": "Private bath, 50 minutes",
          "ja-JP": "貸切風呂 50分",
          "ko-KR": "전세탕 50분",
        },
        introduction: {
          "zh-TW": "一間一組，入住當天於櫃檯選時段。",
          "zh-CN": "一间一组，入住当天于前台选时段。",
          "en-US": "One party at a time; choose the hour at the desk on the day.",
          "ja-JP": "一組様ずつ。お時間は当日フロントでお選びください。",
          "ko-KR": "한 팀씩 이용하며 시간은 당일 프런트에서 고르실 수 있습니다.",
        },
      },
      {
        item_number: "SAKE-3",
        item_type: "dining",
        price: 650,
        item_name: {
          "zh-TW": "三種清酒品飲",
          "zh-CN": "三款清酒品饮",
          "en-US": "Tasting of three sakes",
          "ja-JP": "日本酒三種飲み比べ",
          "ko-KR": "사케 세 종 시음",
        },
        introduction: {
          "zh-TW": "晚餐時搭配，一人份。未滿十八歲請勿飲酒。",
          "zh-CN": "晚餐时搭配，一人份。未满十八岁请勿饮酒。",
          "en-US": "With dinner, for one. Not for guests under eighteen.",
          "ja-JP": "夕食とご一緒に、お一人様分。20歳未満の飲酒はお断りします。",
          "ko-KR": "저녁 식사와 함께 드리는 1인분입니다. 미성년자는 이용할 수 없습니다.",
        },
      },
    ],
    coupons: [],
    remittance_account: account("月澄之湯股份有限公司", "0012-01-0032918"),
  },
  tidesong: {
    add_ons: [
      {
        item_number: "SHUTTLE",
        item_type: "transport",
        price: 350,
        item_name: {
          "zh-TW": "高鐵左營站接送（單程）",
          "zh-CN": "高铁左营站接送（单程）",
          "en-US": "Shuttle from Zuoying station, one way",
          "ja-JP": "高鐵左営駅シャトル（片道）",
          "ko-KR": "고속철 쭤잉역 셔틀(편도)",
        },
        introduction: {
          "zh-TW": "每人一位，請於三天前告知班次。",
          "zh-CN": "每人一位，请于三天前告知班次。",
          "en-US": "One seat; please tell us your train three days ahead.",
          "ja-JP": "お一人様一席。三日前までに列車をお知らせください。",
          "ko-KR": "1인 1석입니다. 사흘 전까지 열차 편을 알려 주세요.",
        },
      },
      {
        item_number: "DIVE-INTRO",
        item_type: "experience",
        price: 2400,
        item_name: {
          "zh-TW": "體驗潛水",
          "zh-CN": "体验潜水",
          "en-US": "Introductory dive",
          "ja-JP": "体験ダイビング",
          "ko-KR": "체험 다이빙",
        },
        introduction: {
          "zh-TW": "教練一對二，含裝備，海況不佳時改期。",
          "zh-CN": "教练一对二，含装备，海况不佳时改期。",
          "en-US": "Two guests to an instructor, gear included; moved to another day in rough seas.",
          "ja-JP": "講師一名に二名様、器材込み。海況により日程を変更します。",
          "ko-KR": "강사 한 명에 두 명, 장비 포함. 바다 상태에 따라 날짜를 바꿉니다.",
        },
      },
    ],
    coupons: [
      {
        code: "TIDE10",
        name: {
          "zh-TW": "潮聲九折",
          "zh-CN": "潮声九折",
          "en-US": "Ten percent by the sea",
          "ja-JP": "潮騒 10%割引",
          "ko-KR": "바다 10% 할인",
        },
        type: "percent",
        percent: 10,
        cap: 500,
        per_member_cap: 2,
      },
      {
        code: "SLOW500",
        name: {
          "zh-TW": "慢住折五百",
          "zh-CN": "慢住减五百",
          "en-US": "Five hundred off a slow stay",
          "ja-JP": "ゆっくり滞在 500元引き",
          "ko-KR": "느린 여행 500달러 할인",
        },
        type: "amount",
        discount: 500,
        minimum_spend: 8000,
        cap: 200,
      },
    ],
    remittance_account: account("潮聲灣度假村股份有限公司", "0012-01-0077402"),
  },
  swallowtail: {
    add_ons: [
      {
        item_number: "TUNNEL-WALK",
        item_type: "experience",
        price: 600,
        item_name: {
          "zh-TW": "戰地坑道導覽",
          "zh-CN": "战地坑道导览",
          "en-US": "Guided tunnel walk",
          "ja-JP": "坑道ガイドウォーク",
        },
        introduction: {
          "zh-TW": "兩小時，一人份，早上九點出發。",
          "zh-CN": "两小时，一人份，早上九点出发。",
          "en-US": "Two hours, for one, leaving at nine in the morning.",
          "ja-JP": "約二時間、お一人様分、午前九時出発。",
        },
      },
    ],
    coupons: [],
    remittance_account: account("燕尾厝民宿", "0012-01-0115530"),
  },
  thousandlamps: {
    add_ons: [
      {
        item_number: "FIREWOOD",
        item_type: "supply",
        price: 250,
        item_name: {
          "zh-TW": "柴薪一束",
          "zh-CN": "柴薪一捆",
          "en-US": "Bundle of firewood",
          "ja-JP": "薪一束",
          "ko-KR": "장작 한 묶음",
        },
        introduction: {
          "zh-TW": "約七公斤，龍眼木，送到營位。",
          "zh-CN": "约七公斤，龙眼木，送到营位。",
          "en-US": "About seven kilos of longan wood, brought to your pitch.",
          "ja-JP": "龍眼の薪を約7キロ、サイトまでお届けします。",
          "ko-KR": "용안나무 약 7kg을 사이트까지 가져다드립니다.",
        },
      },
      {
        item_number: "GEAR-2",
        item_type: "rental",
        price: 900,
        item_name: {
          "zh-TW": "雙人露營裝備",
          "zh-CN": "双人露营装备",
          "en-US": "Camping gear for two",
          "ja-JP": "キャンプ道具二人用",
          "ko-KR": "2인 캠핑 장비",
        },
        introduction: {
          "zh-TW": "睡墊、睡袋、桌椅與燈，一晚。",
          "zh-CN": "睡垫、睡袋、桌椅与灯，一晚。",
          "en-US": "Mats, sleeping bags, table, chairs and a lamp, for a night.",
          "ja-JP": "マット、寝袋、テーブル、椅子、ランプの一泊分。",
          "ko-KR": "매트, 침낭, 테이블, 의자와 램프 1박분.",
        },
      },
      {
        item_number: "BREAKFAST-BOX",
        item_type: "dining",
        price: 180,
        item_name: {
          "zh-TW": "早餐盒",
          "zh-CN": "早餐盒",
          "en-US": "Breakfast box",
          "ja-JP": "朝食ボックス",
          "ko-KR": "아침 도시락",
        },
        introduction: {
          "zh-TW": "一人份，早上七點掛在營位的鉤子上。",
          "zh-CN": "一人份，早上七点挂在营位的钩子上。",
          "en-US": "For one, hung on your pitch’s hook at seven.",
          "ja-JP": "お一人様分。朝七時にサイトのフックに掛けておきます。",
          "ko-KR": "1인분을 아침 7시에 사이트 고리에 걸어 둡니다.",
        },
      },
    ],
    coupons: [
      {
        code: "LAMP300",
        name: {
          "zh-TW": "千燈折三百",
          "zh-CN": "千灯减三百",
          "en-US": "Three hundred off",
          "ja-JP": "300元引き",
          "ko-KR": "300달러 할인",
        },
        type: "amount",
        discount: 300,
        minimum_spend: 2000,
        cap: 300,
      },
    ],
    remittance_account: account("千燈野營地", "0012-01-0201174"),
  },
};
