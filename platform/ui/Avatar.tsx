const shades = ['fill-lapis', 'fill-gold', 'fill-verdigris', 'fill-terra', 'fill-edge', 'fill-sunk']

/** Nine stones laid from an address: the same address looks the same everywhere. */
export function Avatar({ seed, size = 36 }: { seed: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 34 34"
      width={size}
      height={size}
      aria-hidden="true"
      className="shrink-0 rounded-sm border border-line bg-surface"
    >
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
