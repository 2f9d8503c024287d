import type { GalleryWords } from "#languages/zh-TW/gallery.ts";

export const gallery: GalleryWords = {
  title: "十三种版式，四十套配色",
  lead: "每一种都是完整的预订网站：首页、客房、优惠、从预订到收据，五种语言，手机与电脑。下面每一幅都是活的，换个配色看看，再走进去。",
  facts: (layouts, themes, languages) => `${layouts} 种版式 · ${themes} 套配色 · ${languages} 种语言`,
  all_themes: "所有版式与配色",
  suits: "适合",
  themes: "配色",
  shown_with: "以这家旅宿演示",
  open: "打开这个版式",
  on_desk: (name) => `${name}，电脑上的样子`,
  on_phone: (name) => `${name}，手机上的样子`,
  back: "回首页",
  see_layouts: "看所有版式与配色",
  layouts: {
    layout_100: {
      name: "大堂",
      idea: "网站就是前台：我们是谁、今晚多少钱、预订，第一眼全在眼前，不必学。",
      suits: "酒店、公寓式酒店",
    },
    layout_200: {
      name: "缘侧",
      idea: "一幅挂轴：一句竖排的话，大片留白，先说汤与膳，再说床。",
      suits: "日式旅馆、温泉旅馆",
    },
    layout_300: { name: "门廊", idea: "先见到主人，再见到房子；圆圆的字，暖暖的一页。", suits: "民宿、家庭旅馆" },
    layout_400: {
      name: "林冠",
      idea: "一张可以预订的步道地图：等高线、季节，还有票根。",
      suits: "营地、小木屋、豪华露营",
    },
    layout_500: { name: "刊物", idea: "酒店为自己的街区出一份报，客房登在分类栏。", suits: "设计酒店、精品酒店" },
    layout_501: {
      name: "小样",
      idea: "同一份报的摄影专辑：一格一格看，几乎不必读。",
      suits: "艺术酒店、摄影主题旅宿",
    },
    layout_600: { name: "模块", idea: "网站就是这栋楼的标识系统：数字、图标、时刻。", suits: "胶囊酒店、青年旅舍" },
    layout_700: {
      name: "地平线",
      idea: "一片风景，然后安静；名字停在线上，其余都在线下。",
      suits: "度假村，或任何有好风景的酒店",
    },
    layout_701: {
      name: "露台",
      idea: "一样从容的开场，底下是热闹的露台：先选今天要做什么，再选房间。",
      suits: "亲子度假村、设施丰富的酒店",
    },
    layout_702: {
      name: "庄园",
      idea: "一栋房子、一个价钱、一本月历，直接把家介绍给您。",
      suits: "乡间别墅、整栋出租",
    },
    layout_800: {
      name: "霓夜",
      idea: "大堂那面亮着灯的房间看板，搬到手机上：挑一间亮的，价钱一看就懂。",
      suits: "汽车旅馆、情侣酒店",
    },
    layout_900: { name: "农历本", idea: "这个月什么熟了，就决定您来做什么、吃什么。", suits: "农场、乡村民宿" },
    layout_1000: {
      name: "天井",
      idea: "一扇素净的门，进去以后，一切绕着中庭展开。",
      suits: "院落老宅、古迹旅宿",
    },
  },
};
