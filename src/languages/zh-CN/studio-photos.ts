import type { photos as master } from "#languages/zh-TW/studio-photos.ts";

export const photos: typeof master = {
  add: "选择照片",
  replace: "换一张",
  no_picture: "还没有图片",
  library: "您的照片",
  none: "照片库里还没有别的照片。",
  drop: "把照片拖到这里，或从设备选择",
  limits: "JPEG、PNG、WebP、AVIF，每张 25 MB 以内。上传后就会用在这里。",
  choose: "从设备选择",
  uploading: (done, all) => `正在上传，已完成 ${done}／${all} 张`,
  stopped: "上传停止了，请再试一次。",
  alt_placeholder: "照片里有什么？",
  nth: (number) => `第 ${number} 张照片`,
  alt: (number) => `第 ${number} 张照片的说明`,
  forward: (number) => `把第 ${number} 张往前移`,
  back: (number) => `把第 ${number} 张往后移`,
  remove: (number) => `移除第 ${number} 张照片`,
  use: (name) => `使用${name}`,
};
