import { plainAmount } from '#platform/std/format.ts'
import type { Text } from '#platform/std/text.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { usePlan } from '../plans.ts'
import { useStake } from './facts.tsx'

/** Pictures and questions of a signing sheet, read again so that a resumed order has them too. */

export const coinPicture = ({ subject: { coin = '' } }: { subject: { coin?: string } }) => (
  <PlanPicture coin={coin} />
)

function PlanPicture({ coin }: { coin: string }) {
  const plan = usePlan(coin)
  return <CoinPicture symbols={[plan?.symbol ?? '']} />
}

function StakePicture({ id }: { id: string }) {
  return <PlanPicture coin={useStake(id)?.coin ?? ''} />
}

export const stakePicture = ({ subject: { id = '' } }: { subject: { id?: string } }) => (
  <StakePicture id={id} />
)

export function AmountQuestion(props: { text: Text; coin: string; amount: string }) {
  const { text, coin, amount } = props
  const t = useText()
  const plan = usePlan(coin)
  // The exact amount stands below the question.
  const shown =
    plan === undefined ? '…' : `${plainAmount(BigInt(amount), plan.decimals)} ${plan.symbol}`
  return t(text, { amount: shown })
}
