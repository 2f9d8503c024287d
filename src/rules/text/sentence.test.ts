import { describe, expect, it } from "vitest";
import { firstSentence, widthInCharacters, plainText } from "./sentence.ts";

describe("plainText", () => {
  it("drops marks and keeps blocks apart", () => {
    expect(plainText("<p>車站旁 <b>3</b> 分鐘</p><p>有停車場</p>")).toBe("車站旁 3 分鐘\n有停車場");
  });
  it("reads entities once", () => {
    expect(plainText("<p>Bed &amp; Breakfast&nbsp;&amp;lt;</p>")).toBe("Bed & Breakfast &lt;");
  });
});

describe("firstSentence", () => {
  it("ends at the stop of any script", () => {
    expect(firstSentence("海邊的家。歡迎。")).toBe("海邊的家。");
    expect(firstSentence("A house by the sea. Welcome!")).toBe("A house by the sea.");
    expect(firstSentence("어서 오세요! 바다입니다.")).toBe("어서 오세요!");
  });
  it("takes a stop inside a number for none", () => {
    expect(firstSentence("It is 1.5 km away. Walk.")).toBe("It is 1.5 km away.");
  });
  it("gives the first line where there is no stop", () => {
    expect(firstSentence("海邊的家\n歡迎")).toBe("海邊的家");
    expect(firstSentence("")).toBe("");
  });
});

describe("widthInCharacters", () => {
  it("counts square characters twice", () => {
    expect(widthInCharacters("海 sea")).toBe(6);
    expect(widthInCharacters("바다。")).toBe(6);
  });
});
