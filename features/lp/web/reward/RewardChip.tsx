import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { useText } from '#platform/web/i18n.tsx'

import type { RewardState } from '../../purchaseShapes.ts'
import { lpRewardTexts as texts } from './text.ts'

const tones: Record<RewardState, Tone> = {
  confirming: 'lapis',
  waiting: 'gold',
  issued: 'verdigris',
}

/** How far a reward is. */
export function RewardChip({ state }: { readonly state: RewardState }) {
  const t = useText()
  return <Chip tone={tones[state]}>{t(texts[state])}</Chip>
}
