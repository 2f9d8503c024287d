/** Swallowtail House: the courtyard, the kitchen and the bicycles. Korean: two of the three titles. */
import type { DemoFacility } from "./lodging.ts";
import { courtyard } from "./swallowtail-rooms.ts";

export const facilities: DemoFacility[] = [
  {
    facilities_key: "courtyard",
    title: {
      "zh-TW": "天井",
      "zh-CN": "天井",
      "en-US": "Courtyard",
      "ja-JP": "中庭",
      "ko-KR": "안마당",
    },
    index_introduction: {
      "zh-TW": "石桌、木凳、一株九重葛，抬頭是燕尾。",
      "zh-CN": "石桌、木凳、一株三角梅，抬头便是燕尾脊。",
      "en-US": "A stone table, a bench, one bougainvillea, and the ridge above.",
      "ja-JP": "石の卓に長椅子、ブーゲンビリア。見上げれば燕尾の屋根。",
    },
    introduction: {
      "zh-TW":
        "<p>花崗石鋪成一條路，從大門直到正廳；兩旁鋪紅磚。白天是看書的地方，傍晚把燈籠點亮，茶盤就端出來了。</p><p>雨天聽雨最好：四面屋瓦的水都流向這裡，老人家說是聚財。</p>",
      "zh-CN":
        "<p>花岗石铺成一条路，从大门直到正厅，两旁是红砖地。白天适合看书，傍晚灯笼一亮，茶盘就端出来了。</p><p>雨天最好听雨：四面屋瓦的水都流到这里，老人家说这是聚财。</p>",
      "en-US":
        "<p>A strip of granite runs from the gate to the hall, with brick on either side. By day people read here; when the lanterns are lit the tea tray comes out.</p><p>Rain suits it well. Water from four roofs falls into the one court, which the old people say gathers fortune.</p>",
      "ja-JP":
        "<p>門から大庁まで花崗岩の道がまっすぐ延び、両側には煉瓦を敷いています。昼は読書に、灯籠がともる頃にはお茶をお持ちいたします。</p><p>雨の日もまた格別です。四方の屋根の水がここに集まり、土地の人は福が集まると申します。</p>",
    },
    floor: "1F",
    photos: [courtyard],
  },
  {
    facilities_key: "oyster_kitchen",
    title: {
      "zh-TW": "蚵殼灶腳",
      "zh-CN": "蚝壳灶间",
      "en-US": "Oyster-shell kitchen",
      "ja-JP": "牡蠣殻の台所",
    },
    index_introduction: {
      "zh-TW": "蚵殼砌的牆，一口老灶，早餐的粥從這裡端出去。",
      "zh-CN": "蚝壳砌的墙，一口老灶，早餐的粥从这里端出去。",
      "en-US": "A wall of oyster shell, an old stove, and the morning's congee.",
      "ja-JP": "牡蠣殻を積んだ壁と古い竈。朝の粥はここから運ばれます。",
    },
    introduction: {
      "zh-TW":
        "<p>東邊那面牆嵌滿蚵殼，是海邊人家就地取材的砌法，冬擋風、夏隔熱。灶還能燒柴，平日我們用旁邊的瓦斯爐煮粥。</p><p>包棟的客人可以自由使用：鍋具、碗盤十二人份、冰箱與烤箱。單間房客要煮點東西，跟管家說一聲即可。</p>",
      "zh-CN":
        "<p>东边那面墙嵌满蚝壳，是海边人家就地取材的砌法，冬天挡风，夏天隔热。老灶还能烧柴，平日我们用旁边的煤气灶煮粥。</p><p>包租整栋的客人可自由使用：锅具、十二人份碗盘、冰箱和烤箱。单间住客想煮点东西，跟管家说一声就好。</p>",
      "en-US":
        "<p>The east wall is set with oyster shells, as seaside families built with what lay at hand; it keeps out the winter wind and the summer heat. The stove still burns wood, though the congee is cooked on the gas beside it.</p><p>Whole-house guests have it to themselves, with pans, dishes for twelve, a fridge and an oven. If you have a single room and want to cook something, ask the housekeeper.</p>",
      "ja-JP":
        "<p>東の壁には牡蠣の殻が埋め込まれています。手近なもので家を建てた海辺の暮らしの知恵で、冬の風と夏の熱をやわらげます。竈は今も薪で焚けますが、朝の粥は隣のガスこんろで炊いております。</p><p>一棟貸しのお客様は、鍋、12名様分の食器、冷蔵庫、オーブンをご自由にお使いください。個室のお客様もお申し付けいただければご利用になれます。</p>",
    },
    floor: "1F",
    photos: [],
  },
  {
    facilities_key: "bicycles",
    title: {
      "zh-TW": "腳踏車",
      "zh-CN": "自行车",
      "en-US": "Bicycles",
      "ja-JP": "自転車",
      "ko-KR": "자전거",
    },
    index_introduction: {
      "zh-TW": "十二輛，免費借用，籃子裡有手繪地圖。",
      "zh-CN": "十二辆，免费借用，车筐里有手绘地图。",
      "en-US": "Twelve of them, free, with a hand-drawn map in the basket.",
      "ja-JP": "12台を無料でお貸しします。かごに手描きの地図を。",
    },
    introduction: {
      "zh-TW":
        "<p>到得月樓三分鐘，到水頭碼頭十分鐘，沿海邊騎到金門城約二十五分鐘。路平車少，風大的日子往南騎會輕鬆些。</p><p>附安全帽與鎖，另有兩張兒童座椅。請在天黑前回來，鄉道的路燈不多。</p>",
      "zh-CN":
        "<p>骑到得月楼三分钟，到水头码头十分钟，沿海边骑到金门城约二十五分钟。路平车少，风大的日子往南骑会轻松些。</p><p>配头盔和车锁，另有两张儿童座椅。请在天黑前回来，乡间路灯不多。</p>",
      "en-US":
        "<p>Three minutes to Deyue Tower, ten to Shuitou pier, about twenty-five along the shore to the old walled town of Kinmencheng. The roads are flat and quiet; on windy days ride south first.</p><p>Helmets and locks are provided, and there are two child seats. Please be back before dark, as the lanes have few lamps.</p>",
      "ja-JP":
        "<p>得月楼まで3分、水頭埠頭まで10分、海沿いに金門城までは25分ほど。道は平らで車も少なく、風の強い日は南へ向かうと楽に走れます。</p><p>ヘルメットと鍵、お子様用シート2台をご用意しております。街灯が少ないため、日没前にお戻りください。</p>",
    },
    floor: "1F",
    photos: [],
  },
];
