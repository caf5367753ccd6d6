import { pendingAt } from '#platform/std/earning.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useApiItem, useApiList } from '#platform/web/pages.ts'
import { shortOf, tesCoin } from '#platform/web/spend/coin.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { EarnsTile } from '#platform/web/stake/EarnsTile.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { Verify } from '#platform/web/Verify.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { stakingApi } from '../../api.ts'
import type { Position } from '../../shapes.ts'
import { rewardFor, usePlan, worthIn, yearlyFrom } from '../plans.ts'
import { earningOf } from '../stake.ts'
import { stakingTexts as texts } from '../text.ts'

/** Facts on a signing sheet, read again so that a resumed order shows them too. */

const tes = (units: bigint) => <Units units={units} coin={tesCoin} />
const waiting = '…'

export function CoinsFact({ coin, amount }: { coin: string; amount: string }) {
  const plan = usePlan(coin)
  return plan === undefined ? waiting : <Units units={BigInt(amount)} coin={plan} />
}

export function ReservedFact(props: { coin: string; amount: string; days: string }) {
  const { coin, amount, days } = props
  const term = usePlan(coin)?.terms.find((each) => each.days === Number(days))
  return term === undefined ? waiting : tes(rewardFor(BigInt(amount), term))
}

/** On the result: what the stake earns, and its APR. */
export function StakeEarns(props: { coin: string; amount: string; days: string }) {
  const t = useText()
  const { coin, amount, days } = props
  const plan = usePlan(coin)
  const term = plan?.terms.find((each) => each.days === Number(days))
  if (plan === undefined || term === undefined) return null
  const reward = rewardFor(BigInt(amount), term)
  const worth = worthIn(reward, tesCoin, plan.tesPriceE12)
  return (
    <>
      <EarnsTile
        text={t(worth === null ? texts.earnsIn : texts.earnsWorthIn, {
          amount: shortOf(reward, tesCoin),
          worth: shortAmount(worth ?? 0n, decimalsOf.USDT),
          days: term.days,
        })}
        note={t(texts.reservedNote)}
        aprBps={term.aprBps}
      />
      <Verify of={t(earningTexts.apr)} source={yearlyFrom(plan)} />
    </>
  )
}

export function RenewedEarns({ id, days }: { id: string; days: string }) {
  const stake = useStake(id)
  return stake === null ? null : <StakeEarns coin={stake.coin} amount={stake.amount} days={days} />
}

/** The contract counts from the block it lands in, a moment after the signature. */
export function UnlockDateFact({ days }: { days: string }) {
  return useFormats().dateTime(useChainNow() + Number(days) * 86_400)
}

export function PrincipalFact({ id }: { id: string }) {
  const stake = useStake(id)
  const plan = usePlan(stake?.coin ?? '')
  if (stake === null || plan === undefined) return waiting
  return <Units units={BigInt(stake.amount)} coin={plan} />
}

/** What stays owed of a stake that ends, or is given up. */
export function UnpaidFact({ id }: { id: string }) {
  const stake = useStake(id)
  return stake === null ? waiting : tes(BigInt(stake.reward) - BigInt(stake.paid))
}

export function RenewedFact({ id, days }: { id: string; days: string }) {
  const stake = useStake(id)
  return stake === null ? (
    waiting
  ) : (
    <ReservedFact coin={stake.coin} amount={stake.amount} days={days} />
  )
}

/** About, since stakes go on earning until it lands. */
export function ClaimFact({ ids }: { ids: readonly number[] }) {
  const now = useChainNow()
  const newest = useOwn(100).data
  const { data } = useOwn(Math.max(100, newest?.total ?? 0))
  const named = data?.list.filter(({ id }) => ids.includes(id))
  if (named?.length !== ids.length) return waiting
  const sum = named.reduce((total, stake) => total + claimableAt(stake, now), 0n)
  return <Units units={sum} coin={tesCoin} about />
}

const useOwn = (size: number) => useApiList(stakingApi.record, {}, size, ({ id }) => id)

/** One that was left earns and owes nothing. */
export const claimableAt = (stake: Position, now: number): bigint =>
  stake.state === 'left' ? 0n : pendingAt(earningOf(stake), now)

export function useStake(id: string): Position | null {
  return useApiItem(stakingApi.record, id, (stake) => String(stake.id) === id).data?.found ?? null
}
