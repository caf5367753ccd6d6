import type { Tone } from '#platform/ui/Chip.tsx'

import type { Kind } from '../announcement.ts'

export const kindTone: Record<Kind, Tone> = {
  news: 'plain',
  release: 'lapis',
  security: 'terra',
  incident: 'terra',
}
