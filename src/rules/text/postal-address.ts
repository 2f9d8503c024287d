/**
 * An address in parts, for programs that read it. Owners write it as one text; Taiwan's are taken apart where region and district
 * are certain, and whatever is not certain stays together: a wrong part is worse than none.
 */
export type PostalAddress = {
  streetAddress: string;
  addressLocality?: string;
  addressRegion?: string;
  postalCode?: string;
  addressCountry?: string;
};

type Parts = Omit<PostalAddress, "addressCountry">;

const CITIES = "[臺台]北|新北|桃[園园]|[臺台]中|[臺台]南|高雄";
const OWN_CITIES = "基隆|新竹|嘉[義义]";
const COUNTIES = "新竹|苗栗|彰化|南投|[雲云]林|嘉[義义]|屏[東东]|宜[蘭兰]|花[蓮莲]|[臺台][東东]|澎湖|金[門门]|[連连]江";

/** 260宜蘭縣礁溪鄉五峰路… in Chinese and Japanese: a city has districts (區), a county townships and cities (鄉鎮市). */
const IDEOGRAPHIC = new RegExp(
  `^(?<zip>\\d{3}(?:-?\\d{2,3})?)?\\s*(?:[臺台][灣湾])?\\s*(?:` +
    `(?<city>(?:${CITIES}|${OWN_CITIES})市)\\s*(?<district>.{1,3}?[區区])|` +
    `(?<county>(?:${COUNTIES})[縣县県])\\s*(?<township>.{1,3}?[鄉乡郷鎮镇鎭市])` +
    `)(?<street>.+)$`,
  "u",
);
/** A community, an industrial park and the like are no district. */
const NO_DISTRICT = /^(?:社|園|园|特|校|山|市|學|学|商圈|工業|工业|科技?園|科技?园|地|院)[區区]$/;

const REGIONS = new Set(
  [
    ["Taipei", "New Taipei", "Taoyuan", "Taichung", "Tainan", "Kaohsiung", "Keelung", "Hsinchu", "Chiayi"].map(
      (name) => `${name} City`,
    ),
    ["Hsinchu", "Miaoli", "Changhua", "Nantou", "Yunlin", "Chiayi", "Pingtung", "Yilan", "Hualien", "Taitung"].map(
      (name) => `${name} County`,
    ),
    ["Penghu", "Kinmen", "Lienchiang"].map((name) => `${name} County`),
  ].flat(),
);

function readIdeographic(address: string): Parts | null {
  const { zip, city, district, county, township, street } = IDEOGRAPHIC.exec(address)?.groups ?? {};
  const [region, locality] = [city ?? county, district ?? township];
  if (region === undefined || locality === undefined || NO_DISTRICT.test(locality)) return null;
  return {
    streetAddress: street!.trim(),
    addressLocality: locality,
    addressRegion: region,
    ...(zip === undefined ? {} : { postalCode: zip }),
  };
}

/** No. 11, Wufeng Road, Jiaoxi Township, Yilan County 262, Taiwan */
function readLatin(address: string): Parts | null {
  const parts = address.split(",").map((part) => part.trim());
  if (/^(?:Taiwan|Taiwan \(R\.?O\.?C\.?\))$/i.test(parts.at(-1) ?? "")) parts.pop();
  const alone = /^\d{3}(?:-?\d{2,3})?$/.test(parts.at(-1) ?? "") ? parts.pop() : undefined;
  const words = (parts.pop() ?? "").split(" ");
  const zip = /^\d{3}(?:-?\d{2,3})?$/.test(words.at(-1)!) ? words.pop() : alone;
  const region = words.join(" ");
  const locality = parts.pop() ?? "";
  if (!REGIONS.has(region) || !/^\p{Lu}.* (?:District|Township|City)$/u.test(locality)) return null;
  if (parts.length === 0) return null;
  return {
    streetAddress: parts.join(", "),
    addressLocality: locality,
    addressRegion: region,
    ...(zip === undefined ? {} : { postalCode: zip }),
  };
}

/** 대만 이란현 자오시향 우펑로 91항 11호 */
function readHangul(address: string): Parts | null {
  const [, region, locality, street] =
    /^대만 (\p{Script=Hangul}+[시현]) (\p{Script=Hangul}+[구향진시]) (.+)$/u.exec(address) ?? [];
  return region === undefined ? null : { streetAddress: street!, addressLocality: locality!, addressRegion: region };
}

/** `country` as ISO 3166; null where it is not known. */
export function postalAddress(address: string, country: string | null): PostalAddress {
  const whole = address.replace(/\s+/g, " ").trim();
  const read = country === "TW" ? (readIdeographic(whole) ?? readLatin(whole) ?? readHangul(whole)) : null;
  return { ...(read ?? { streetAddress: whole }), ...(country === null ? {} : { addressCountry: country }) };
}
