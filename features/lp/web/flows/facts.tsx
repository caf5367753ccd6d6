import { decimalsOf } from '#platform/std/amount.ts'
import { exactAmount } from '#platform/std/format.ts'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'
import { earningTexts } from '#platform/web/stake/text.ts'

import { lpApi } from '../../api.ts'
import { lpCoin } from '../lp.ts'
import { lpStakeTexts as texts } from '../stake/text.ts'

/** Facts on a signing sheet, read anew so that a resumed order shows them too. */

const waiting = '…'

const useMine = (pool: string) => useApi(lpApi.amount, { pool }).data

export function LpFact(props: { pool: string; amount: string; stays?: true }) {
  const { pool, amount, stays } = props
  const t = useText()
  const mine = useMine(pool)
  if (mine === undefined) return waiting
  const shown = exactOf(BigInt(amount), lpCoin(mine.symbol))
  return stays === true ? t(texts.givesStake, { amount: shown }) : shown
}

export function StakedFact({ pool }: { pool: string }) {
  const mine = useMine(pool)
  return mine === undefined ? waiting : exactOf(BigInt(mine.staked), lpCoin(mine.symbol))
}

/** What is unpaid now; it goes on growing until the call lands. */
export function EarnedFact({ pool }: { pool: string }) {
  const t = useText()
  const mine = useMine(pool)
  if (mine === undefined) return waiting
  return t(earningTexts.claimGet, { amount: exactAmount(BigInt(mine.earned), decimalsOf.TES) })
}

/** What leaving gives up: only what was earned since the stake changed last. */
export function GivenUpFact({ pool }: { pool: string }) {
  const mine = useMine(pool)
  return mine === undefined ? waiting : exactOf(BigInt(mine.earned) - BigInt(mine.owed), tesCoin)
}

/** What was earned before stays claimable. */
export function KeptFact({ pool }: { pool: string }) {
  const mine = useMine(pool)
  return mine === undefined ? waiting : exactOf(BigInt(mine.owed), tesCoin)
}
