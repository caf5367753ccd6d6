/**
 * A member's place in the order of the whole tree: itself, then its newest direct member with all below it, then the
 * one before. A path begins with the inviter's, so a team is a range of paths. It is fixed at the bind and never
 * changes: no member moves, and a new one is a leaf.
 */

/** In the order of their bytes. */
const digits = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
/** After every digit. */
const end = '~'

/**
 * From this length on members below are in the order of the binds, with any inviter: an index has no room for longer
 * keys.
 */
export const longest = 600
const bindLength = 14

/** Block, transaction and log of the bind. */
export interface BindPlace {
  readonly block: number
  readonly txIndex: number
  readonly logIndex: number
}

export function pathBelow(inviter: string, ordinal: number, at: BindPlace): string {
  if (inviter.length < longest) return inviter + downwards(ordinal)
  const stem = isRange(inviter) ? inviter : inviter.slice(0, -bindLength)
  return stem + descending(at.block, 7) + descending(at.txIndex, 3) + descending(at.logIndex, 4)
}

/** Whether the team of this place is a range of paths: true below the maximum length. */
export const isRange = (path: string): boolean => path.length < longest + bindLength

/** Paths of a team are between these two, exclusive. */
export const rangeOf = (path: string): { readonly after: string; readonly before: string } => ({
  after: path,
  before: path + end,
})

/** Greater numbers first, and of no number is another the beginning: it begins with its length. */
function downwards(ordinal: number): string {
  let length = 1
  while (ordinal >= 64 ** length) length += 1
  return digits[63 - length]! + descending(ordinal, length)
}

function descending(value: number, length: number): string {
  let rest = 64 ** length - 1 - value
  let text = ''
  for (let i = 0; i < length; i++) {
    text = digits[rest % 64]! + text
    rest = Math.floor(rest / 64)
  }
  return text
}
