/** Words of the rooms: how many there are, their numbers, and what makes a type special. */
export const words = {
  units: {
    title: "房間與房號",
    hint: "這裡的變更立即生效：今天起可訂的間數就是這個數字。",
    units: "間數",
    numbers: "房號",
    numbers_hint: "用逗號分開，連號可以寫成 101-104。沒有房號也可以，只填間數。",
    read: (count: number, numbers: string) => (count === 0 ? "還沒有房號" : `${count} 個房號：${numbers}`),
    save: "儲存房間",
    saved: (units: number) => `已儲存，共 ${units} 間`,
    may_not: "您的角色不能更改房間數。",
    not_yet: "先發布這個房型，才能開始販售這些房間。",
    note: (units: number, numbers: string) => (numbers === "" ? `${units} 間` : `${units} 間 · ${numbers}`),
    none: "還沒有填間數",
  },
  tags: {
    title: "特色標籤",
    hint: "景觀、樓層等一眼就想讓人看到的特色，例如「海景」「五樓以上」。",
    one: (nth: number) => `第 ${nth} 個標籤`,
    add: "新增標籤",
    remove: (nth: number) => `刪除第 ${nth} 個標籤`,
  },
};

export type RoomsWords = typeof words;
