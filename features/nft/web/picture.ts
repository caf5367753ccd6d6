import { cardImage } from '../art.ts'

const drawn = new Map<string, string>()
/** About 7 kB each. */
const kept = 400

/** A card's picture, drawn once: screens that tick each second show the same cards again. */
export function picture(tokenId: number, level: number): string {
  const key = `${tokenId}:${level}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const made = cardImage(tokenId, level)
  if (drawn.size >= kept) drawn.clear()
  drawn.set(key, made)
  return made
}
