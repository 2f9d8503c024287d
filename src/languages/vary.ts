/** Some words of a set, said differently: for lodgings of another kind. */
export type Variation<Words> = {
  [Key in keyof Words]?: Words[Key] extends string | ((...given: never[]) => string)
    ? Words[Key]
    : Variation<Words[Key]>;
};

/** The set with its variation's words in place of its own. */
export function vary<Words extends object>(words: Words, variation: Variation<Words>): Words {
  const varied = Object.entries(variation).map(([key, other]) => {
    const own = words[key as keyof Words];
    return [key, typeof other === "object" ? vary(own as object, other as object) : other];
  });
  return { ...words, ...Object.fromEntries(varied) };
}
