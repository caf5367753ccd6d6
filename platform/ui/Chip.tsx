import type { ReactNode } from 'react'

import { classes } from './classes.ts'

export type Tone = 'lapis' | 'gold' | 'verdigris' | 'terra' | 'plain'

const tones: Record<Tone, string> = {
  lapis: 'bg-lapis-wash text-lapis',
  gold: 'bg-gold-wash text-gold',
  verdigris: 'bg-verdigris-wash text-verdigris',
  terra: 'bg-terra-wash text-terra',
  plain: 'bg-sunk text-soft',
}

/** A state in a word or two; the same state has the same chip everywhere. */
export function Chip({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'num inline-block max-w-full break-keep rounded-md px-2.5 py-0.5 text-xs font-semibold',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
