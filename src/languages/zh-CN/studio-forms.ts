import type { forms as master } from "#languages/zh-TW/studio-forms.ts";

export const forms: typeof master = {
  amenities: "全馆的设备与服务",
  amenities_hint: "所有房客都能使用的，会列在设施页，搜索引擎也会读到。只属于某个房型的，请写在那个房型里。",
  amenity_search: "搜索设备，例如“Wi-Fi”“洗衣”",
  amenity_none: "找不到这项设备。可以改用“新增设施”自己写。",
  amenities_chosen: (count) => `已选 ${count} 项`,
  page_pictures: "各页最上方的图片",
  page_pictures_hint: "有些版式会在页面最上方放一张大图。不选就由版式决定。",
  page_picture: { about: "关于我们", facility: "馆内设施", promotion: "优惠活动", room: "房型" },
  analytics: "流量统计",
  analytics_hint: "只有在房客同意后才会加载。预览和编辑时都不会计入。",
  ga_hint: "资源 ID，以 G- 开头",
  pixel_hint: "只有数字的像素编号",
  terms: "适用的住宿",
  terms_hint: "房客看到的适用日期与房型。不填日期就是不限。",
  rooms_hint: "不选就是全部房型。",
  no_type: "不分类",
  empty_archive: {
    title: (count) => `要永久删除 ${count} 项吗？`,
    text: "此操作无法撤销。还原较早的版本时，那一版里的内容仍会回来。",
    yes: "永久删除",
    done: (count) => `已删除 ${count} 项。`,
  },
};
