/** A corner case of its own: everything filled in, much of it, with the longest names an owner would write. `plain` is its opposite. */
import { corner } from "./corners.ts";
import { feastArticles } from "./feast-articles.ts";
import { feastFacilities } from "./feast-facilities.ts";
import { feastRooms } from "./feast-rooms.ts";
import { five, joined, type Five } from "./five.ts";
import type { DemoMenuItem } from "./lodging.ts";
import { openAirBath, veranda } from "./moonclear-photos.ts";
import { standardMenu } from "./standard-menu.ts";
import { beach, familyRoom, poolVilla, roomOcean } from "./tidesong-photos.ts";

const page = (link: string, title: Five): DemoMenuItem => ({
  type: "custom",
  title: five(title),
  status: true,
  link,
  open: link.startsWith("http"),
});

const topic = (topic_key: string, title: Five) => ({ topic_key, topic_detail: five(title) });

/** Age, price of a bed and breakfast: a table as owners paste it from their price lists. */
const ratesTable: Five = [
  '<table><caption>加人與加床</caption><thead><tr><th scope="col">年齡</th><th scope="col">不加床</th><th scope="col">加床</th></tr></thead><tbody><tr><th scope="row">0–3 歲</th><td>免費</td><td>嬰兒床免費</td></tr><tr><th scope="row">4–11 歲</th><td>NT$450</td><td>NT$1,200</td></tr><tr><th scope="row">12 歲以上</th><td>—</td><td>NT$1,800</td></tr></tbody></table>',
  '<table><caption>加人与加床</caption><thead><tr><th scope="col">年龄</th><th scope="col">不加床</th><th scope="col">加床</th></tr></thead><tbody><tr><th scope="row">0–3 岁</th><td>免费</td><td>婴儿床免费</td></tr><tr><th scope="row">4–11 岁</th><td>NT$450</td><td>NT$1,200</td></tr><tr><th scope="row">12 岁及以上</th><td>—</td><td>NT$1,800</td></tr></tbody></table>',
  '<table><caption>Extra guests and beds</caption><thead><tr><th scope="col">Age</th><th scope="col">Without a bed</th><th scope="col">With a bed</th></tr></thead><tbody><tr><th scope="row">0–3</th><td>Free</td><td>Cot, free</td></tr><tr><th scope="row">4–11</th><td>NT$450</td><td>NT$1,200</td></tr><tr><th scope="row">12 and over</th><td>—</td><td>NT$1,800</td></tr></tbody></table>',
  '<table><caption>追加のお客様とベッド</caption><thead><tr><th scope="col">ご年齢</th><th scope="col">ベッドなし</th><th scope="col">ベッドあり</th></tr></thead><tbody><tr><th scope="row">0〜3歳</th><td>無料</td><td>ベビーベッド無料</td></tr><tr><th scope="row">4〜11歳</th><td>NT$450</td><td>NT$1,200</td></tr><tr><th scope="row">12歳以上</th><td>—</td><td>NT$1,800</td></tr></tbody></table>',
  '<table><caption>추가 인원과 침대</caption><thead><tr><th scope="col">나이</th><th scope="col">침대 없음</th><th scope="col">침대 추가</th></tr></thead><tbody><tr><th scope="row">0–3세</th><td>무료</td><td>아기 침대 무료</td></tr><tr><th scope="row">4–11세</th><td>NT$450</td><td>NT$1,200</td></tr><tr><th scope="row">12세 이상</th><td>—</td><td>NT$1,800</td></tr></tbody></table>',
];

const story: Five = [
  "<p>這裡原來是一座紅茶廠。一九六一年，祖父把廠房最靠湖的一間改成客房，給來收茶的商人住；商人帶來家人，家人帶來朋友，茶廠一間一間變成旅館。</p><h3>從一間到四百二十間</h3><p>現在有四百二十間房、五座廚房與一座會議中心，接待檯仍是那張揉茶的長桌。我們留下烘乾室的磚牆，把煙囪改成樓梯間的天井。</p><ul><li>1961 年：第一間客房</li><li>1988 年：大浴場與西側樓</li><li>2019 年：國際會議中心</li></ul><h3>我們相信的事</h3><p>人多不等於吵。四百二十間房的旅館，也可以有一張安靜的椅子等您。</p>",
  "<p>这里原来是一座红茶厂。一九六一年，祖父把厂房最靠湖的一间改成客房，给来收茶的商人住；商人带来家人，家人带来朋友，茶厂一间一间变成旅馆。</p><h3>从一间到四百二十间</h3><p>现在有四百二十间房、五座厨房与一座会议中心，接待台仍是那张揉茶的长桌。我们留下烘干室的砖墙，把烟囱改成楼梯间的天井。</p><ul><li>1961 年：第一间客房</li><li>1988 年：大浴场与西侧楼</li><li>2019 年：国际会议中心</li></ul><h3>我们相信的事</h3><p>人多不等于吵。四百二十间房的酒店，也可以有一张安静的椅子等您。</p>",
  "<p>This was a tea factory. In 1961 our grandfather turned the room nearest the lake into lodgings for the merchants who came for the harvest; they brought families, the families brought friends, and room by room the factory became a hotel.</p><h3>From one room to four hundred and twenty</h3><p>Today there are four hundred and twenty, five kitchens and a convention centre. The front desk is still the long table where leaves were rolled; the brick of the drying room stands, and the chimney has become the light well of the stairs.</p><ul><li>1961: the first room</li><li>1988: the great baths and the west wing</li><li>2019: the International Convention Centre</li></ul><h3>What we believe</h3><p>Many people need not mean noise. Even in a hotel of this size a quiet chair can be waiting for you.</p>",
  "<p>ここはもともと紅茶工場でした。1961年、祖父が湖にいちばん近い一室を、茶葉を買いに来る商人のための客間に改めました。商人は家族を、家族は友人を連れてきて、工場は一室ずつ宿になりました。</p><h3>一室から四百二十室へ</h3><p>いまは四百二十室、厨房は五つ、そして国際会議場があります。フロントの台は茶を揉んだ長机のまま。乾燥室の煉瓦壁を残し、煙突は階段室の吹き抜けになりました。</p><ul><li>1961年：はじめての客室</li><li>1988年：大浴場と西館</li><li>2019年：国際会議場</li></ul><h3>大切にしていること</h3><p>人が多くても、騒がしいとは限りません。この大きさの宿にも、静かな椅子がひとつ、お客様をお待ちしております。</p>",
  "<p>이곳은 본래 홍차 공장이었습니다. 1961년 할아버지는 호수에 가장 가까운 방을 찻잎을 사러 오는 상인의 객실로 바꾸었습니다. 상인은 가족을, 가족은 친구를 데려왔고 공장은 한 칸씩 호텔이 되었습니다.</p><h3>객실 하나에서 사백이십 개로</h3><p>지금은 객실 420개, 주방 다섯 곳과 국제회의장이 있습니다. 프런트는 여전히 찻잎을 비비던 긴 탁자입니다. 건조실 벽돌을 남기고 굴뚝은 계단의 채광정이 되었습니다.</p><ul><li>1961년: 첫 객실</li><li>1988년: 대욕장과 서관</li><li>2019년: 국제회의장</li></ul><h3>우리가 믿는 것</h3><p>사람이 많다고 시끄러운 것은 아닙니다. 이만한 호텔에도 조용한 의자 하나가 손님을 기다립니다.</p>",
];

export const feast = corner({
  slug: "feast",
  upper_name: five([
    "滿席旅館集團",
    "满席酒店集团",
    "Fulltable Hospitality Group",
    "満席ホスピタリティグループ",
    "만석 호스피탈리티 그룹",
  ]),
  hotel_name: five([
    "滿席湖畔國際會議溫泉大飯店",
    "满席湖畔国际会议温泉大酒店",
    "Fulltable Lakeside Convention Spa Resort",
    "満席レイクサイド国際会議温泉リゾートホテル",
    "만석 레이크사이드 국제회의 온천 리조트 호텔",
  ]),
  template_code: "layout_701.2",
  kind: 14,
  google_map_open_way: 0,
  info: {
    address: five([
      "南投縣魚池鄉水社村環湖路二段 900 號",
      "台湾南投县鱼池乡水社村环湖路二段900号",
      "No. 900, Sec. 2, Huanhu Rd., Shuishe Village, Yuchi Township, Nantou County, Taiwan",
      "台湾南投県魚池郷水社村環湖路二段900号",
      "대만 난터우현 위츠향 수이서촌 환후로 2단 900호",
    ]),
    coordinates: [23.8634, 120.9079],
    phone: "+886 49 900 0166",
    phone2: "+886 49 900 0167",
    fax: "+886 49 900 0168",
    fb: "https://www.facebook.com/feast.example",
    line: "https://line.me/R/ti/p/@feast-example",
    instagram: "https://www.instagram.com/feast.example",
    about_images: [veranda, familyRoom, openAirBath, roomOcean],
    about_us: joined((text, table) => text + table, story, ratesTable),
    introduction: five([
      "四百二十間房、十五處設施、一座湖。祖父的茶廠變成旅館已經六十多年，客人從收茶的商人變成開會的、度假的、帶孩子的、帶狗的；我們唯一的工作，是讓每一桌都有位子，讓每個人都找得到自己的那一張椅子。",
      "四百二十间房、十五处设施、一座湖。祖父的茶厂变成酒店已经六十多年，客人从收茶的商人变成开会的、度假的、带孩子的、带狗的；我们唯一的工作，是让每一桌都有位子，让每个人都找得到自己的那一张椅子。",
      "Four hundred and twenty rooms, fifteen places to be, one lake. Our grandfather's tea factory has been a hotel for more than sixty years, and the guests have gone from merchants to conferences, holidays, children and dogs. Our one task is that every table has a seat and everybody finds a chair.",
      "四百二十の客室、十五の施設、ひとつの湖。祖父の茶工場が宿になって六十余年、お客様は茶商から、会議の方、ご旅行の方、お子様連れ、わんちゃん連れへと広がりました。どの食卓にも席があり、どなたにもご自分の椅子が見つかること。それが私どもの仕事です。",
      "객실 420개, 시설 15곳, 호수 하나. 할아버지의 찻잎 공장이 호텔이 된 지 예순 해가 넘었습니다. 손님은 상인에서 회의와 휴가, 아이와 반려견으로 늘었습니다. 모든 식탁에 자리가 있고 누구나 자기 의자를 찾는 것, 그것이 우리의 일입니다.",
    ]),
    banner_images: [poolVilla, beach, roomOcean, familyRoom, openAirBath, veranda],
    banner_title: five([
      "一座湖，四百二十扇窗，每一扇都有人等您",
      "一座湖，四百二十扇窗，每一扇都有人等您",
      "One lake, four hundred and twenty windows, and a chair behind every one of them",
      "ひとつの湖に、四百二十の窓。どの窓にも、お客様の椅子があります",
      "호수 하나, 창 사백이십 개, 창마다 기다리는 의자 하나",
    ]),
    banner_sub_title: five([
      "日月潭水社，高鐵台中站接駁一小時二十分",
      "日月潭水社，高铁台中站接驳一小时二十分",
      "Shuishe, Sun Moon Lake; coach from THSR Taichung in an hour and twenty minutes",
      "日月潭・水社。高鉄台中駅から送迎バスで1時間20分",
      "르웨탄 수이서, 고속철도 타이중역에서 셔틀로 1시간 20분",
    ]),
    custom_block: joined((text) => text, ratesTable),
    location_block: five([
      "<p><strong>高鐵</strong>：台中站 5 號出口，接駁車平日每兩小時、假日每小時一班。</p><p><strong>開車</strong>：國道 6 號愛蘭交流道，台 14 線接台 21 線，約 25 分鐘。</p>",
      "<p><strong>高铁</strong>：台中站 5 号出口，接驳车平日每两小时、假日每小时一班。</p><p><strong>自驾</strong>：国道 6 号爱兰交流道，台 14 线接台 21 线，约 25 分钟。</p>",
      "<p><strong>By train</strong>: THSR Taichung, exit 5; coaches every two hours on weekdays, hourly on weekends.</p><p><strong>By car</strong>: Freeway 6, Ailan interchange, then routes 14 and 21, about 25 minutes.</p>",
      "<p><strong>高鉄</strong>：台中駅5番出口より送迎バス。平日は2時間ごと、休日は毎時。</p><p><strong>お車</strong>：国道6号・愛蘭ICから台14線、台21線で約25分。</p>",
      "<p><strong>고속철도</strong>: 타이중역 5번 출구, 셔틀은 평일 2시간마다, 휴일 1시간마다.</p><p><strong>자가용</strong>: 6번 고속도로 아이란 나들목에서 14·21번 국도로 약 25분.</p>",
    ]),
    checkin_start_time: "15:00",
    checkin_end_time: "24:00",
    checkout_time: "11:00",
    customer_notice: five([
      "<ul><li>全館禁菸，違者清潔費 NT$3,000。</li><li>泳池須戴泳帽；十二歲以下由大人陪同。</li><li>寵物僅限庭園房，每晚清潔費 NT$500。</li><li>二十二點後請放低音量。</li></ul>",
      "<ul><li>全馆禁烟，违者清洁费 NT$3,000。</li><li>泳池须戴泳帽；十二岁以下由成人陪同。</li><li>宠物仅限庭园房，每晚清洁费 NT$500。</li><li>二十二点后请放低音量。</li></ul>",
      "<ul><li>No smoking anywhere; cleaning is NT$3,000.</li><li>Caps in the pools; children under twelve with an adult.</li><li>Dogs in the garden rooms only, NT$500 a night for cleaning.</li><li>Quiet voices after ten, please.</li></ul>",
      "<ul><li>全館禁煙。違反の場合は清掃料 NT$3,000 を頂戴いたします。</li><li>プールではキャップをご着用ください。12歳未満は大人の方とご一緒に。</li><li>ペットはガーデンルームのみ、清掃料一泊 NT$500。</li><li>22時以降はお静かにお過ごしください。</li></ul>",
      "<ul><li>전관 금연이며 위반 시 청소비 NT$3,000입니다.</li><li>수영장에서는 수영모를 쓰고 12세 미만은 보호자와 함께하세요.</li><li>반려견은 정원룸만 가능하며 1박 청소비 NT$500입니다.</li><li>밤 10시 이후에는 조용히 해 주세요.</li></ul>",
    ]),
    booking_policy: five([
      "入住需出示證件；十間以上請洽團體部。",
      "入住需出示证件；十间以上请联系团队部。",
      "Please show an identity document on arrival; for ten rooms or more, ask our groups desk.",
      "ご到着時に身分証をご提示ください。10室以上は団体係へご相談ください。",
      "체크인 때 신분증을 보여 주십시오. 10실 이상은 단체 담당에 문의해 주세요.",
    ]),
    registration_name: "滿席國際大飯店股份有限公司",
    business_registration: "南投縣旅館000號",
    unified_business_number: "90001704",
    support_facilities: ["free_wifi", "accessible_room", "pets_allowed", "kids_play_area"],
    dining_options: five([
      "<p><strong>早餐</strong>：滿席自助餐廳 06:30–10:30，每位 NT$780。</p><p><strong>晚餐</strong>：17:30–21:30，每位 NT$1,580；湖魚另計。</p><ul><li>素食、清真與無麩質每日供應。</li></ul>",
      "<p><strong>早餐</strong>：满席自助餐厅 06:30–10:30，每位 NT$780。</p><p><strong>晚餐</strong>：17:30–21:30，每位 NT$1,580；湖鱼另计。</p><ul><li>素食、清真与无麸质每日供应。</li></ul>",
      "<p><strong>Breakfast</strong>: Full Table buffet, 06:30–10:30, NT$780.</p><p><strong>Dinner</strong>: 17:30–21:30, NT$1,580; lake fish is charged apart.</p><ul><li>Vegetarian, halal and gluten-free every day.</li></ul>",
      "<p><strong>ご朝食</strong>：ビュッフェ「満席」6:30〜10:30、お一人様 NT$780。</p><p><strong>ご夕食</strong>：17:30〜21:30、お一人様 NT$1,580。湖魚は別料金です。</p><ul><li>ベジタリアン・ハラール・グルテンフリーは毎日ご用意いたします。</li></ul>",
      "<p><strong>아침</strong>: 뷔페 만석 06:30–10:30, 1인 NT$780.</p><p><strong>저녁</strong>: 17:30–21:30, 1인 NT$1,580, 호수 생선은 별도입니다.</p><ul><li>채식, 할랄, 글루텐 프리를 매일 준비합니다.</li></ul>",
    ]),
    children_and_extra_person_rates: [
      {
        label: five([
          "0–3 歲：同床或嬰兒床",
          "0–3 岁：同床或婴儿床",
          "Ages 0–3: sharing, or in a cot",
          "0〜3歳：添い寝・ベビーベッド",
          "0–3세: 함께 자거나 아기 침대",
        ]),
        price: 0,
      },
      {
        label: five([
          "4–11 歲：不加床、含早餐",
          "4–11 岁：不加床、含早餐",
          "Ages 4–11: no bed, breakfast included",
          "4〜11歳：ベッドなし・朝食付き",
          "4–11세: 침대 없음, 조식 포함",
        ]),
        price: 450,
      },
      {
        label: five([
          "4–11 歲：加床、含早餐",
          "4–11 岁：加床、含早餐",
          "Ages 4–11: a bed and breakfast",
          "4〜11歳：ベッド・朝食付き",
          "4–11세: 침대와 조식",
        ]),
        price: 1200,
      },
      {
        label: five([
          "12 歲以上：加床、含早餐",
          "12 岁及以上：加床、含早餐",
          "12 and over: a bed and breakfast",
          "12歳以上：ベッド・朝食付き",
          "12세 이상: 침대와 조식",
        ]),
        price: 1800,
      },
      {
        label: five([
          "寵物（15 公斤以下）每晚清潔費",
          "宠物（15 公斤以下）每晚清洁费",
          "Dogs up to 15 kg: cleaning, a night",
          "わんちゃん（15kgまで）清掃料／一泊",
          "반려견(15kg 이하) 1박 청소비",
        ]),
        price: 500,
      },
    ],
  },
  rooms: feastRooms,
  facilities: feastFacilities,
  promotion_types: [
    topic("family", ["親子同樂", "亲子同乐", "For families", "ご家族で", "가족 여행"]),
    topic("season", ["四季限定", "四季限定", "In season", "季節限定", "계절 한정"]),
    topic("stay", ["住宿優惠", "住宿优惠", "Stay longer, pay less", "宿泊特典", "숙박 혜택"]),
    topic("business", ["會議與團體", "会议与团体", "Meetings and groups", "会議・団体", "회의와 단체"]),
  ],
  articles: feastArticles,
  menu: [
    ...standardMenu,
    page("/stay/news", ["最新消息", "最新消息", "Latest news", "お知らせ", "새 소식"]),
    page("/stay/attractions", [
      "周邊景點與路線",
      "周边景点与路线",
      "Around the lake",
      "周辺のみどころ",
      "주변 명소와 길",
    ]),
    page("/stay/follow", ["聯絡我們", "联系我们", "Follow and contact", "お問い合わせ", "문의와 소식"]),
    page("https://meetings.feast.example", [
      "會議與宴會",
      "会议与宴会",
      "Conferences and banquets",
      "会議・ご宴会",
      "회의와 연회",
    ]),
    page("https://careers.feast.example", ["加入我們", "加入我们", "Work with us", "採用情報", "함께 일하기"]),
  ],
});
