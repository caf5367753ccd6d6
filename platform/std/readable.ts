/**
 * Text of one member that others read. What cannot be seen, what turns the direction of the text
 * around it, and marks piled higher than any script piles them are taken out; what is left is counted
 * as its reader counts it.
 */

/** Controls, signs of format, private characters, halves of pairs, and letters that are empty; not the joiners. */
const unseen =
  /(?!\p{Join_Control}|\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u034f\u115f\u1160\u3164\uffa0\u2800\u{e0000}-\u{e0fff}]/gu
/** Joiners beside nothing that they could join. */
const looseJoiners =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{Extended_Pictographic}])/gu
/** More signs on one letter than the scripts that pile most. */
const piled = /(\p{M}{3})\p{M}+/gu
/** Longer than any sign that a keyboard offers, in code units. */
const longestSign = 32

export type Lines = 'line' | 'lines'

/** As it is kept and shown: one line, or lines with at most one empty one between two. */
export function cleaned(text: string, lines: Lines): string {
  const plain = text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(lines === 'line' ? /[^\S\ufeff]/g : /[^\S\n\ufeff]/g, ' ')
    .replace(unseen, '')
    .replace(looseJoiners, '')
    .normalize('NFC')
    .replace(piled, '$1')
  return plain
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

let segmenter: Intl.Segmenter | null = null

/** Characters as a reader counts them: an emoji of a family is one. */
export function readerCount(text: string): number {
  return signsOf(text).length
}

/** The characters themselves. */
export function signsOf(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Whether a text, once cleaned, has at most this number of characters, none of them endless. */
export function isReadable(text: string, most: number, lines: Lines): boolean {
  // Far longer than any such text: not worth the counting.
  if (text.length > most * longestSign * 2) return false
  const signs = signsOf(cleaned(text, lines))
  return signs.length <= most && signs.every((sign) => sign.length <= longestSign)
}
