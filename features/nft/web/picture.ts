import { yieldToMain } from '#platform/web/yieldToMain.ts'
import { usePrerendered } from '#platform/web/shell/prerendered.ts'
import { useEffect, useState } from 'react'

import { cardImage } from '../art.ts'

const drawn = new Map<string, string>()
/** About 7 kB each. */
const kept = 400

const keyOf = (tokenId: number, level: number): string => `${tokenId}:${level}`

export const knownPicture = (tokenId: number, level: number): string | undefined =>
  drawn.get(keyOf(tokenId, level))

/** A card's picture, made once: screens that tick each second show the same cards again. */
export function picture(tokenId: number, level: number): string {
  const known = knownPicture(tokenId, level)
  if (known !== undefined) return known
  const made = cardImage(tokenId, level)
  if (drawn.size >= kept) drawn.clear()
  drawn.set(keyOf(tokenId, level), made)
  return made
}

/**
 * A card's picture in a long list: made one after the other, since each takes a browser some milliseconds; undefined
 * until it is there. `first`: among those of a server-rendered page.
 */
export function usePicture(tokenId: number, level: number, first = false): string | undefined {
  const drawn = usePrerendered()
  const [, setMade] = useState('')
  // In a session with several pages earlier pictures are cached; a server-rendered page has only
  // its first ones.
  const known = drawn ? (first ? picture(tokenId, level) : undefined) : knownPicture(tokenId, level)
  const missing = known === undefined
  useEffect(
    () => (missing ? yieldToMain(() => setMade(picture(tokenId, level))) : undefined),
    [missing, tokenId, level],
  )
  return known
}
