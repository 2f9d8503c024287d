/** Banks that vendors issue numbers at, by the code a guest types in before the number. */
const NAMES: Record<string, string> = {
  "004": "臺灣銀行 Bank of Taiwan",
  "005": "土地銀行 Land Bank",
  "007": "第一銀行 First Bank",
  "008": "華南銀行 Hua Nan Bank",
  "012": "台北富邦銀行 Taipei Fubon Bank",
  "013": "國泰世華銀行 Cathay United Bank",
  "017": "兆豐銀行 Mega Bank",
  "118": "板信銀行 Bank of Panhsin",
  "807": "永豐銀行 Bank SinoPac",
  "808": "玉山銀行 E.SUN Bank",
  "809": "凱基銀行 KGI Bank",
  "812": "台新銀行 Taishin Bank",
  "814": "大眾銀行 Ta Chong Bank",
  "822": "中國信託銀行 CTBC Bank",
};

export function bankName(code: string): string {
  return NAMES[code] ?? "";
}
