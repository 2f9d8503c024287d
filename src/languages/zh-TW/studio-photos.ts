/** Pictures of a field: chosen, uploaded, described and sorted. */
export const photos = {
  add: "選擇照片",
  replace: "換一張",
  no_picture: "還沒有圖片",
  library: "您的照片",
  none: "照片庫裡還沒有別的照片。",
  drop: "把照片拖到這裡，或從裝置選擇",
  limits: "JPEG、PNG、WebP、AVIF，每張 25 MB 以內。上傳後就會用在這裡。",
  choose: "從裝置選擇",
  uploading: (done: number, all: number) => `正在上傳，已完成 ${done}／${all} 張`,
  stopped: "上傳停止了，請再試一次。",
  alt_placeholder: "照片裡有什麼？",
  alt: (number: number) => `第 ${number} 張照片的說明`,
  forward: (number: number) => `把第 ${number} 張往前移`,
  back: (number: number) => `把第 ${number} 張往後移`,
  remove: (number: number) => `移除第 ${number} 張照片`,
  use: (name: string) => `使用${name}`,
};
