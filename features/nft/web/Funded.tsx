import type { Reply } from '#platform/std/endpoint.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { useText } from '#platform/web/i18n.tsx'

import type { nftApi } from '../api.ts'
import { frontTexts as texts } from './textFront.ts'

type Part = Reply<typeof nftApi.part>

/** Whether what lies in the contract covers what it owes. */
export function Funded({ part }: { part: Part }) {
  const t = useText()
  const funded = BigInt(part.reserve.balance) >= BigInt(part.reserve.promised)
  return (
    <Chip tone={funded ? 'verdigris' : 'terra'}>{t(funded ? texts.funded : texts.notFunded)}</Chip>
  )
}
