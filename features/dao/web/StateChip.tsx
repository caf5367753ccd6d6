import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { type ProposalTimes, stateNow } from './proposals.ts'
import { daoTexts as texts } from './textDao.ts'

const tones: Readonly<Record<ReturnType<typeof stateNow>, Tone>> = {
  pending: 'plain',
  active: 'lapis',
  counting: 'plain',
  defeated: 'terra',
  succeeded: 'verdigris',
  queued: 'gold',
  ready: 'gold',
  executed: 'verdigris',
  canceled: 'plain',
}

/** State of a proposal at this second, with the time that ends it. */
export function StateChip({ proposal }: { readonly proposal: ProposalTimes }) {
  const t = useText()
  const { dateTime } = useFormats()
  const state = stateNow(proposal, useChainNow())
  const ends = { pending: proposal.start, active: proposal.end, queued: proposal.eta ?? 0 }
  const time = dateTime(state in ends ? ends[state as keyof typeof ends] : 0)
  return <Chip tone={tones[state]}>{t(texts[state], { time })}</Chip>
}
