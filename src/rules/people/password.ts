/** Whether a password is hard enough to guess. Length counts most; what everyone tries first is refused. */
const COMMON = [
  "password",
  "passw0rd",
  "qwerty",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "letmein",
  "welcome",
  "iloveyou",
  "admin",
  "abc123",
  "monkey",
  "dragon",
  "football",
  "baseball",
  "sunshine",
  "princess",
  "superman",
  "trustno1",
  "hello",
  "secret",
  "master",
  "login",
  "starwars",
  "taiwan",
  "taipei",
  "hotel",
  "yado",
  "1q2w3e4r",
  "1qaz2wsx",
  "woaini",
];

const SEQUENCES = [
  "0123456789012345678901234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
];

/** `about` is what others know of the person: the address and the name. */
export function isWeakPassword(password: string, about: readonly string[] = []): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size < 5) return true;
  const known = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length >= 4);
  // What is left after everything that is easily guessed has been taken out of it.
  const rest = [...COMMON, ...known].reduce((left, word) => left.replaceAll(word, ""), withoutSequences(plain));
  return rest.length < 6;
}

/** Runs of four and more neighbours, up or down: 1234, dcba, qwert. */
function withoutSequences(text: string): string {
  let left = text;
  for (const sequence of [...SEQUENCES, ...SEQUENCES.map((each) => [...each].toReversed().join(""))]) {
    for (let length = Math.min(sequence.length, left.length); length >= 4; length -= 1) {
      for (let at = 0; at + length <= sequence.length; at += 1)
        left = left.replaceAll(sequence.slice(at, at + length), "");
    }
  }
  return left;
}
