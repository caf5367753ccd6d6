import { cardImage } from '../art.ts'

const drawn = new Map<string, string>()
/** About 7 kB each. */
const kept = 400

const keyOf = (tokenId: number, level: number): string => `${tokenId}:${level}`

export const knownPicture = (tokenId: number, level: number): string | undefined =>
  drawn.get(keyOf(tokenId, level))

/** A card's picture, drawn once: screens that tick each second show the same cards again. */
export function picture(tokenId: number, level: number): string {
  const known = knownPicture(tokenId, level)
  if (known !== undefined) return known
  const made = cardImage(tokenId, level)
  if (drawn.size >= kept) drawn.clear()
  drawn.set(keyOf(tokenId, level), made)
  return made
}
