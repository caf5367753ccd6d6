import { plainAmount } from '#platform/std/format.ts'
import type { Text } from '#platform/std/text.ts'
import { utcText } from '#platform/std/utcText.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { Units } from '#platform/web/flow/Units.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { day } from '../days.ts'
import { shownOf } from '../locks.ts'
import { type LockOf, useCoinOf, useLockOf } from '../useLocks.ts'

/** Facts on a signing sheet, read again so that a resumed order shows them too. */

const waiting = '…'

interface AmountProps {
  readonly of: LockOf
  /** Base units. */
  readonly amount: string
}

export function CoinsFact({ of, amount }: AmountProps) {
  const coin = useCoinOf(of)
  return coin === null ? waiting : <Units units={BigInt(amount)} coin={shownOf(coin)} />
}

/** The exact amount stands below the question. */
export function AmountQuestion(props: AmountProps & { text: Text; days?: number }) {
  const { text, of, amount, days = 0 } = props
  const t = useText()
  const coin = useCoinOf(of)
  if (coin === null) return t(text, { amount: waiting, days })
  const shown = `${plainAmount(BigInt(amount), shownOf(coin).decimals)} ${coin.symbol}`
  return t(text, { amount: shown, days })
}

/** What the lock holds, in a question about it. */
export function HoldsQuestion({ text, of }: { text: Text; of: LockOf }) {
  return <AmountQuestion text={text} of={of} amount={useLockOf(of)?.amount ?? '0'} />
}

export function HoldsFact({ of }: { of: LockOf }) {
  const lock = useLockOf(of)
  return lock === null ? waiting : <CoinsFact of={of} amount={lock.amount} />
}

export function EndsFact({ of }: { of: LockOf }) {
  const lock = useLockOf(of)
  const { dateTime } = useFormats()
  return lock === null ? waiting : dateTime(lock.lockTime)
}

/** The contract counts from the block it lands in, a moment after the signature. */
export function EndAfter({ seconds, chain = false }: { seconds: number; chain?: boolean }) {
  const { dateTime } = useFormats()
  const end = useChainNow() + seconds
  return chain ? utcText(end) : dateTime(end)
}

export const EndOfDays = ({ days, chain = false }: { days: string; chain?: boolean }) => (
  <EndAfter seconds={Number(days) * day} chain={chain} />
)

export function LockPicture({ of }: { of: LockOf }) {
  const symbol = useCoinOf(of)?.symbol ?? ''
  return <CoinPicture symbols={symbol.replace(/ LP$/, '').split('/')} />
}
