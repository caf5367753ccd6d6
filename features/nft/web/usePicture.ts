import { inTurn } from '#platform/web/inTurn.ts'
import { useDrawn } from '#platform/web/shell/drawn.ts'
import { useEffect, useState } from 'react'

import { knownPicture, picture } from './picture.ts'

/**
 * A card's picture for a list of many: drawn one after the other, since each takes a browser some
 * milliseconds; undefined until it is there. `first`: among those that come with a page that the
 * server drew.
 */
export function usePicture(tokenId: number, level: number, first = false): string | undefined {
  const drawn = useDrawn()
  const [, setMade] = useState('')
  // Whoever draws page after page knows the pictures of earlier ones; this one brings its first alone.
  const known = drawn ? (first ? picture(tokenId, level) : undefined) : knownPicture(tokenId, level)
  const missing = known === undefined
  useEffect(
    () => (missing ? inTurn(() => setMade(picture(tokenId, level))) : undefined),
    [missing, tokenId, level],
  )
  return known
}
