import { Chip } from '#platform/ui/Chip.tsx'
import { useText } from '#platform/web/i18n.tsx'

import type { Backing } from './backing.ts'
import { reserveTexts as texts } from './text.ts'

/** Whether what lies in the contract covers what it owes. */
export function Funded({ reserve }: Pick<Backing, 'reserve'>) {
  const t = useText()
  const funded = BigInt(reserve.balance) >= BigInt(reserve.promised)
  return (
    <Chip tone={funded ? 'verdigris' : 'terra'}>{t(funded ? texts.funded : texts.notFunded)}</Chip>
  )
}
