import { useState } from 'react'

const shades = ['fill-lapis', 'fill-gold', 'fill-verdigris', 'fill-terra', 'fill-edge', 'fill-sunk']

export interface AvatarProps {
  readonly seed: string
  readonly size?: number
  /**
   * The address of the account's picture; where there is none, or it does not load, the stones
   * replace it.
   */
  readonly picture?: string | null
}

/** Nine stones laid from an address: the same address looks the same everywhere. */
export function Avatar({ seed, size = 36, picture = null }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const look = 'shrink-0 rounded-sm border border-line bg-surface'
  if (picture !== null && picture !== missing) {
    return (
      <img
        src={picture}
        width={size}
        height={size}
        alt=""
        decoding="async"
        className={look}
        onError={() => setMissing(picture)}
        // It may have failed before the app took the page over.
        ref={(image) => {
          if (image?.complete === true && image.naturalWidth === 0) setMissing(picture)
        }}
      />
    )
  }
  return (
    <svg viewBox="0 0 34 34" width={size} height={size} aria-hidden="true" className={look}>
      {stonesOf(seed).map((shade, index) => (
        <rect
          key={`${index}:${shade}`}
          x={(index % 3) * 10 + 3}
          y={Math.floor(index / 3) * 10 + 3}
          width="8.5"
          height="8.5"
          className={shade}
        />
      ))}
    </svg>
  )
}

function stonesOf(seed: string): string[] {
  let hash = 2166136261
  for (const char of seed) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619) >>> 0
  return Array.from({ length: 9 }, () => {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0
    return shades[hash % shades.length] ?? 'fill-edge'
  })
}
