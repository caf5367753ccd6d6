import { picture } from '#features/nft/public.web.ts'
import { mosaicOf } from '#platform/ui/mosaic.ts'
import { useEffect, useMemo, useState } from 'react'

import { laidAfter } from './laying.ts'

/** A card whose stones are laid one by one from its middle. Where less motion is wanted it is never shown. */
export function LaidCard({ tokenId, level }: { tokenId: number; level: number }) {
  const mosaic = useMemo(() => mosaicOf(picture(tokenId, level)), [tokenId, level])
  const { stones, viewBox, ground } = mosaic
  const [laid, setLaid] = useState(0)
  useEffect(() => {
    let frame = 0
    let began: number | null = null
    const lay = (now: number): void => {
      began ??= now
      const next = laidAfter(now - began, stones.length)
      setLaid(next)
      if (next < stones.length) frame = requestAnimationFrame(lay)
    }
    frame = requestAnimationFrame(lay)
    return () => cancelAnimationFrame(frame)
  }, [stones])
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="block w-full rounded-md">
      <rect x="-2" y="-2" width="154" height="154" fill={ground} />
      {stones.slice(0, laid).map(({ fill, path }) => (
        <path key={path} d={path} fill={fill} className="set-in" />
      ))}
    </svg>
  )
}
