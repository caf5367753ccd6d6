import { shortAmount } from '#platform/std/format.ts'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { EarnsTile } from '#platform/web/stake/EarnsTile.tsx'

import { nftApi } from '../api.ts'
import { usualTerm } from './earns.ts'
import { aprBps, rewardDecimals, rewardFor, worthOfReward } from './reward.ts'
import { earnTexts as texts } from './textEarn.ts'

export interface EarnsProps {
  readonly power: number
  /** Base units of USDT that the card costs, or what its level costs of the contract; undefined until it is read. */
  readonly price: bigint | undefined
  /** Seconds of the chosen term. */
  readonly time?: number
}

/** What a card earns when it is staked: in TES, what that is worth, and as APR of its price. */
export function Earns({ power, price, time }: EarnsProps) {
  const t = useText()
  const types = useApi(nftApi.getDepositTypes, {}).data
  const terms = types?.terms ?? []
  const term = terms.find((each) => each.time === time) ?? usualTerm(terms)
  if (types === undefined || term === undefined) return null
  const reward = rewardFor(power, BigInt(term.rate), term.time)
  const worth = types.tesPriceE12 === null ? null : worthOfReward(reward, BigInt(types.tesPriceE12))
  const apr = worth === null || price === undefined ? null : aprBps(worth, term.time, price)
  return (
    <EarnsTile
      text={t(worth === null ? texts.earns : texts.earnsWorth, {
        amount: shortAmount(reward, rewardDecimals),
        worth: shortAmount(worth ?? 0n, 6),
        days: term.days,
      })}
      aprBps={apr}
    />
  )
}
