import { setupSteps } from "#languages/zh-CN/setup-steps.ts";
import type { GoLiveWords } from "#languages/zh-TW/studio/go-live.ts";

export const words: GoLiveWords = {
  ...setupSteps,
  lead: "最后检查一次，然后打开大门。",
  blocked: (text) => `还差 ${text} 个必要的项目`,
  blocked_text: "补齐之后，公开的按钮就会亮起来。",
  ready: "都准备好了",
  ready_text: "公开之后，任何人都能打开您的网站并订房。之后的修改，仍要点发布才会出现在网站上。",
  publish: "公开网站",
  confirm_title: "要公开网站吗？",
  confirm_text: (text) => `任何人都能打开 ${text} 并订房。目前的草稿会一起发布。`,
  published: "网站已经公开",
  live: "您的网站已经公开",
  live_text: "把它分享出去吧。",
  rehearse_text: "从预订、付款到取消，按真实流程走一遍，看看客人与您会收到什么。试订不会留下任何记录。",
  rehearse: "前往试订",
  checks: "检查清单",
  share: "分享",
  open: "打开网站",
  copy: "复制网址",
  copied: "已复制",
  line: "用 LINE 分享",
  qr: "二维码",
  qr_text: "印在名片、前台或菜单上，客人扫一下就到。",
  qr_save: "下载二维码",
  poster: "下载海报（PDF）",
};
