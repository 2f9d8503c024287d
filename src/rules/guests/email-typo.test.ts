import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { meantEmail } from "#rules/guests/email-typo.ts";
import { isEmail } from "#rules/guests/guest-fields.ts";

const KNOWN =
  "gmail.com yahoo.com yahoo.com.tw hotmail.com outlook.com icloud.com naver.com qq.com 163.com hinet.net msn.com live.com docomo.ne.jp yahoo.co.jp daum.net kakao.com".split(
    " ",
  );

test.each([
  ["gmial.com", "gmail.com"],
  ["gamil.com", "gmail.com"],
  ["gmal.com", "gmail.com"],
  ["gmil.com", "gmail.com"],
  ["gmai.com", "gmail.com"],
  ["gmaill.com", "gmail.com"],
  ["ggmail.com", "gmail.com"],
  ["gnail.com", "gmail.com"],
  ["gimal.com", "gmail.com"],
  ["gmail.con", "gmail.com"],
  ["gmail.cmo", "gmail.com"],
  ["gmail.ocm", "gmail.com"],
  ["gmail.co", "gmail.com"],
  ["gmail.cm", "gmail.com"],
  ["gmail.comm", "gmail.com"],
  ["gmail.c", "gmail.com"],
  ["gmailcom", "gmail.com"],
  ["gmail", "gmail.com"],
  ["gmail.com.tw", "gmail.com"],
  ["gmial.con", "gmail.com"],
  ["GMIAL.com", "gmail.com"],
  ["yaho.com", "yahoo.com"],
  ["yahooo.com", "yahoo.com"],
  ["yhaoo.com", "yahoo.com"],
  ["yahoo.con", "yahoo.com"],
  ["yaho.com.tw", "yahoo.com.tw"],
  ["yahoo.con.tw", "yahoo.com.tw"],
  ["yahoo.comtw", "yahoo.com.tw"],
  ["yahoo.com.tww", "yahoo.com.tw"],
  ["yahoo.com.t", "yahoo.com.tw"],
  ["yahoocom.tw", "yahoo.com.tw"],
  ["yahoo.cojp", "yahoo.co.jp"],
  ["yaho.co.jp", "yahoo.co.jp"],
  ["hotmial.com", "hotmail.com"],
  ["hotmai.com", "hotmail.com"],
  ["homtail.com", "hotmail.com"],
  ["htomai.com", "hotmail.com"],
  ["hotmail.cim", "hotmail.com"],
  ["outlok.com", "outlook.com"],
  ["outloook.com", "outlook.com"],
  ["oulook.com", "outlook.com"],
  ["icould.com", "icloud.com"],
  ["iclod.com", "icloud.com"],
  ["icloud.cmo", "icloud.com"],
  ["navr.com", "naver.com"],
  ["naver.co.kr", "naver.com"],
  ["qqq.com", "qq.com"],
  ["qq.con", "qq.com"],
  ["163.cmo", "163.com"],
  ["hient.net", "hinet.net"],
  ["hinet.ne", "hinet.net"],
  ["msn.con", "msn.com"],
  ["lvie.com", "live.com"],
  ["live.vom", "live.com"],
  ["docmo.ne.jp", "docomo.ne.jp"],
  ["docomo.nejp", "docomo.ne.jp"],
  ["duam.net", "daum.net"],
  ["kako.com", "kakao.com"],
])("%s was meant to be %s", (typed, meant) => {
  expect(meantEmail(`Mei.Lin+inn@${typed}`)).toBe(`Mei.Lin+inn@${meant}`);
});

describe("no slip", () => {
  test.each([
    ...KNOWN,
    "ymail.com",
    "mail.com",
    "email.com",
    "cloud.com",
    "nate.com",
    "126.com",
    "139.com",
    "foxmail.com",
  ])("%s is known", (domain) => {
    expect(meantEmail(`mei@${domain}`)).toBeNull();
    expect(meantEmail(`mei@${domain.toUpperCase()}`)).toBeNull();
  });

  test.each([
    // Domains of the same company in other countries.
    ..."yahoo.com.hk yahoo.co.uk yahoo.ca yahoo.fr hotmail.com.tw hotmail.co.jp hotmail.fr outlook.jp outlook.kr live.cn live.jp".split(
      " ",
    ),
    // Short names have many neighbours.
    ..."aa.com me.com mac.com aol.com 188.com mit.edu love.com line.com olive.com".split(" "),
    ..."goal.com small.com gmx.com hotel.com example.com company.com.tw ntu.edu.tw mail.ntu.edu.tw vip.163.com".split(
      " ",
    ),
    ..."mail.gmail.com gmail.example.com localhost".split(" "),
  ])("%s may well be what it says", (domain) => {
    expect(meantEmail(`mei@${domain}`)).toBeNull();
  });

  test.each(["", "mei", "gmial.com", "@gmial.com", "mei@", "mei lin@gmial.com", "a@b@gmial.com"])(
    "%j is no address: its mistake is another",
    (text) => {
      expect(meantEmail(text)).toBeNull();
    },
  );
});

test("blanks round an address are no part of it", () => {
  expect(meantEmail(" mei@gmial.com\n")).toBe("mei@gmail.com");
});

describe("whatever is typed", () => {
  const local = fc.stringMatching(/^[a-z0-9.+]{1,12}$/);
  const long = KNOWN.filter((domain) => domain.indexOf(".") >= 5);

  test("what is suggested is an address at a known domain, with the same name before it, and needs no correction itself", () => {
    const near = fc.tuple(fc.constantFrom(...KNOWN), fc.nat(), fc.stringMatching(/^[a-z.]{0,2}$/), fc.nat(2));
    const slipped = near.map(([domain, place, put, cut]) => {
      const at = place % domain.length;
      return domain.slice(0, at) + put + domain.slice(at + cut);
    });
    fc.assert(
      fc.property(local, fc.oneof(slipped, fc.domain()), (name, domain) => {
        const meant = meantEmail(`${name}@${domain}`);
        if (meant === null) return;
        expect(isEmail(meant)).toBe(true);
        expect(meant.startsWith(`${name}@`)).toBe(true);
        expect(meant).not.toBe(`${name}@${domain}`);
        expect(meantEmail(meant)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  test("a letter of a long name left out, doubled or swapped is seen", () => {
    fc.assert(
      fc.property(local, fc.constantFrom(...long), fc.nat(), fc.nat(2), (name, domain, place, kind) => {
        const at = place % (domain.indexOf(".") - 1);
        const [one, two] = [domain[at]!, domain[at + 1]!];
        const slip = [two, one + one + two, two + one][kind]!;
        const typed = domain.slice(0, at) + slip + domain.slice(at + 2);
        fc.pre(typed !== domain);
        const real = ["mail.com", "email.com", "cloud.com", "ymail.com"];
        expect(meantEmail(`${name}@${typed}`)).toBe(real.includes(typed) ? null : `${name}@${domain}`);
      }),
      { numRuns: 500 },
    );
  });

  test("a strange domain brings no suggestion", () => {
    fc.assert(
      fc.property(
        local,
        fc.stringMatching(/^[bcfj]{8,20}$/),
        fc.constantFrom("com", "con", "tw", "com.tw"),
        (name, of, end) => {
          expect(meantEmail(`${name}@${of}.${end}`)).toBeNull();
        },
      ),
    );
  });
});
