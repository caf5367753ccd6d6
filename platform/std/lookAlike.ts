/**
 * What of a coin's name meets the eye. Two names that look alike have one key: wide and styled letters
 * become plain ones (NFKC), accents and what cannot be seen go, Cyrillic and Greek letters that are
 * drawn as Latin ones become those, and so do digits that stand for letters. No list of such pairs is
 * ever whole: a key that differs is no proof of innocence.
 */
export function keyOf(text: string): string {
  const plain = text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\p{M}\p{C}\p{Z}]/gu, '')
    .toLowerCase()
  return Array.from(plain)
    .map((letter) => twins.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 64)
}

/** Drawn as the letter in front. */
const drawnAlike: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьвβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєε3',
  f: 'ƒ',
  g: 'ɡ',
  h: 'нһη',
  i: 'іıιɩ1l|',
  j: 'ј',
  k: 'кκ',
  m: 'м',
  n: 'пո',
  o: 'оοσօ0',
  p: 'рρ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'ѕꜱ5$',
  t: 'тτ₮',
  u: 'υսц',
  v: 'νѵ',
  w: 'ԝωш',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢ2',
}

const twins: ReadonlyMap<string, string> = new Map(
  Object.entries(drawnAlike).flatMap(([letter, like]) =>
    Array.from(like).map((one) => [one, letter] as const),
  ),
)

/** Words by which a name is found: each of them, and the whole as it meets the eye. */
export function wordsOf(...texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => [keyOf(text), ...text.split(/[^\p{L}\p{N}$]+/u).map(keyOf)])
  return [...new Set(words)].filter((word) => word !== '').sort()
}
