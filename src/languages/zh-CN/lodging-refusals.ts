/** Why someone can’t be on a lodging’s staff, and why a lodging can’t be opened or have a domain. */
export const lodgingRefusals = {
  ALREADY_STAFF: "这个邮箱已经是团队的成员。",
  LAST_OWNER: "住宿至少要有一位负责人。请先指定另一位负责人。",
  INVITATION_OVER: "这份邀请已经失效。请住宿负责人再发一次。",
  INVITATION_FOR_OTHER: "这份邀请是给另一个邮箱的。请用收到邀请的邮箱登录。",
  SLUG_TAKEN: "这个网址刚刚被别人用了，请换一个。",
  SLUG_RESERVED: "这个名称由平台保留，或可能让人误会，请换一个。",
  SLUG_MALFORMED: "网址请用 3 到 40 个小写英文字母、数字或连字符，并以字母开头。",
  TOO_MANY_LODGINGS: "您有太多尚未公开的住宿，或今天开设的次数太多。请先公开或完成一家，明天再试。",
  DOMAIN_MALFORMED: "这不是可以使用的域名。请输入像 www.example.com 这样的名称。",
  DOMAIN_OF_PLATFORM: "这是平台自己的网址，不用另外添加。",
  DOMAIN_TAKEN: "这个域名正由另一家住宿使用。如果它现在是您的，请先在域名商处删除旧的 _yado TXT 记录，再试一次。",
  DOMAIN_NOT_READY: "这个域名还没有准备好。请先在域名商处加好下面的两条记录，再检查一次。",
  TOO_MANY_DOMAINS: "域名最多十个。请先移除不用的。",
  NOT_READY_TO_PUBLISH: "还有必要的步骤没完成，网站暂时不能公开。请先补齐标有“必要”的项目。",
};
