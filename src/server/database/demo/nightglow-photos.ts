/** The two pictures of Nightglow Motel and their alternative texts. */
import type { DemoPhoto } from "./lodging.ts";

export const scarletRoom: DemoPhoto = {
  file: "nightglow-room-scarlet.jpg",
  alt: {
    "zh-TW": "緋紅情境燈光的房間，懸浮床台、圓鏡與絨布扶手椅",
    "zh-CN": "绯红色氛围灯下的房间，悬浮床台、圆镜与丝绒扶手椅",
    "en-US": "Room in scarlet mood light with a floating bed, round mirror and velvet armchair",
    "ja-JP": "緋色の間接照明の客室、浮かぶようなベッド、丸い鏡とベルベットの肘掛け椅子",
    "ko-KR": "진홍빛 조명의 객실, 떠 있는 듯한 침대와 둥근 거울, 벨벳 안락의자",
  },
};

export const galaxyRoom: DemoPhoto = {
  file: "nightglow-room-galaxy.jpg",
  alt: {
    "zh-TW": "藍紫光房間，星空天花板與床頭銀河圓盤",
    "zh-CN": "蓝紫色灯光的房间，星空天花板，床头上方是银河圆盘",
    "en-US": "Room in blue and violet light with a starry ceiling and a galaxy disc above the bed",
    "ja-JP": "青と紫の光の客室、星空の天井とベッド上の銀河の円盤",
    "ko-KR": "푸른빛과 보랏빛 조명의 객실, 별이 뜬 천장과 침대 위 은하 원반",
  },
};
