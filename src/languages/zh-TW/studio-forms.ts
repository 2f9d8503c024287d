/** Words of forms of the site's content: what the house has, what a promotion holds for, statistics. */
export const forms = {
  amenities: "全館的設備與服務",
  amenities_hint: "所有房客都能使用的，會列在設施頁，搜尋引擎也會讀到。只屬於某個房型的，請寫在那個房型裡。",
  amenity_search: "搜尋設備，例如「停車」「Wi-Fi」",
  amenity_none: "找不到這項設備。可以改用「新增設施」自己寫。",
  amenities_chosen: (count: number) => `已選 ${count} 項`,
  page_pictures: "各頁最上方的圖片",
  page_pictures_hint: "有些版型會在頁面最上方放一張大圖。不選就由版型決定。",
  page_picture: { about: "關於我們", facility: "館內設施", promotion: "優惠活動", room: "房型" },
  analytics: "流量統計",
  analytics_hint: "只有在房客同意後才會載入。預覽和編輯時都不會計入。",
  ga_hint: "資源 ID，以 G- 開頭",
  pixel_hint: "只有數字的像素編號",
  terms: "適用的住宿",
  terms_hint: "房客看到的適用日期與房型。不填日期就是不限。",
  rooms_hint: "不選就是全部房型。",
  no_type: "不分類",
};
