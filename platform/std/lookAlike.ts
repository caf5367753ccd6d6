import unhomoglyph from 'unhomoglyph'

/**
 * What of a name meets the eye. Two names that look alike have one key: wide and styled letters become plain ones
 * (NFKC), accents and what cannot be seen go, letters of any script that Unicode's table of confusables has for
 * Latin ones become those, and so do digits and signs that stand for letters. No such table is ever whole: a key
 * that differs is no proof of innocence.
 */
export function keyOf(text: string): string {
  const plain = text.normalize('NFKC').normalize('NFD').replace(unseen, '')
  const letters = Array.from(Array.from(plain, latinOf).join('').toLowerCase())
  return letters
    .map((letter) => twins.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 64)
}

const unseen = /[\p{M}\p{C}\p{Z}]/gu
const isAscii = (text: string): boolean => /^[\x20-\x7e]+$/.test(text)

/** The Latin letters that it looks like, in its own case or else the other: small letters of other scripts look like small capitals. */
function latinOf(letter: string): string {
  if (isAscii(letter)) return letter
  const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()]
  for (const form of [letter, lower, upper]) {
    const drawn = unhomoglyph(form).normalize('NFD').replace(unseen, '')
    if (isAscii(drawn)) return drawn
  }
  return negativeOf(letter) ?? unhomoglyph(lower)
}

/** White letters on a black disc or square, which stand for no other in Unicode. */
function negativeOf(letter: string): string | null {
  const code = letter.codePointAt(0) ?? 0
  const first = [0x1f150, 0x1f170].find((begin) => code >= begin && code < begin + 26)
  return first === undefined ? null : String.fromCodePoint(0x61 + code - first)
}

/** Look like the letter in front and are missing in Unicode's table: small capitals, letters with a hook, tail or stroke, digits and signs used for letters. */
const drawnAlike: Readonly<Record<string, string>> = {
  a: 'αⱥᴀᶏ4@',
  b: 'ьβʙᵬᶀꞗ8',
  c: 'ƈɕꞓꞔ',
  d: 'ȡᴅᵭᶁᶑꟈ',
  e: 'єεᴇᶒⱸꬴ3€',
  f: 'ᶂꜰ',
  g: 'ɢʛꞡ9',
  h: 'ηʜꞕ',
  // A small l looks like a capital I.
  i: 'ıιɩᶖ1l|ȴɬʟᴌᶅⱡꝉꞎꬷꬸꬹ£',
  j: 'ᴊȷ',
  k: 'κᴋᶄꝃꝅꞣ',
  m: 'ɱᴍᵯᶆꬺ',
  n: 'пոȵɴᶇꞑꞥꬻ',
  o: 'οσօⱺꝍ0',
  p: 'ρᴘᵱᶈꝑꝓꝕ',
  q: 'ɋꝗꝙꞯ',
  r: 'гʀɾᵳᶉꞧꭆꭉ',
  s: 'ѕꜱȿᶊꞩꟊ5$',
  t: 'τƫȶᴛ₮7',
  u: 'υսцᶙꞹ',
  v: 'ᶌⱱⱴꝟʋ',
  w: 'ωшⱳ',
  x: 'χᶍꭖꭗꭘꭙ',
  y: 'γү',
  z: 'ʑɀᶎⱬ2',
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
