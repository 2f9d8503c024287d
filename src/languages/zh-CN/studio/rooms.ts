import type { RoomsWords } from "#languages/zh-TW/studio/rooms.ts";

export const words: RoomsWords = {
  units: {
    title: "房间与房号",
    hint: "这里的更改立即生效：从今天起可预订的间数就是这个数字。",
    units: "间数",
    numbers: "房号",
    numbers_hint: "用逗号分开，连号可以写成 101-104。没有房号也可以，只填间数。",
    read: (count, numbers) => (count === 0 ? "还没有房号" : `${count} 个房号：${numbers}`),
    save: "保存房间",
    saved: (units) => `已保存，共 ${units} 间`,
    may_not: "您的角色不能更改房间数。",
    not_yet: "先发布这个房型，才能开始销售这些房间。",
    note: (units, numbers) => (numbers === "" ? `${units} 间` : `${units} 间 · ${numbers}`),
    none: "还没有填间数",
  },
  tags: {
    title: "特色标签",
    hint: "景观、楼层等希望一眼就让人看到的特色，例如“海景”“五楼以上”。",
    one: (nth) => `第 ${nth} 个标签`,
    add: "添加标签",
    remove: (nth) => `删除第 ${nth} 个标签`,
  },
};
