import { givenUpAt, pendingAt, type Earning } from '#platform/std/earning.ts'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Units } from '#platform/web/flow/Units.tsx'
import { tesCoin } from '#platform/web/spend/coin.ts'
import { useChainNow } from '#platform/web/time.ts'

import { nftApi } from '../../api.ts'
import { cardName, levelName } from '../levelName.ts'
import { claimableAt, rewardFor, stakeOf } from '../reward.ts'
import { stakeTexts as texts } from '../textStake.ts'

/** Facts on a signing sheet, read again so that a resumed order shows them too. */

const tes = (units: bigint) => <Units units={units} coin={tesCoin} />
const waiting = '…'

const useCard = (tokenId: string) => useApi(nftApi.nftDetail, { tokenId }).data

const useLevel = (level: string) =>
  useApi(nftApi.productLevelInfo, {}).data?.levels.find((each) => each.level === Number(level))

export function LevelFact({ level }: { level: string }) {
  const t = useText()
  const found = useLevel(level)
  return found === undefined ? waiting : t(texts.oneCard, { level: levelName(t, found.levelStr) })
}

export function CardFact({ tokenId }: { tokenId: string }) {
  const t = useText()
  const card = useCard(tokenId)
  return card === undefined ? `#${tokenId}` : cardName(t, card)
}

export function ReservedFact({ tokenId, time }: { tokenId: string; time: string }) {
  const card = useCard(tokenId)
  const terms = useApi(nftApi.getDepositTypes, {}).data?.terms
  const rate = terms?.find((term) => term.time === Number(time))?.rate
  if (card === undefined || rate === undefined) return waiting
  return tes(rewardFor(card.power, BigInt(rate), Number(time)))
}

/** Of all the cards together: reward is power × rate × time, and powers add up. */
export function ManyReservedFact({
  tokenIds,
  time,
}: {
  tokenIds: readonly string[]
  time: string
}) {
  const cards = useApi(nftApi.ownCardPage, { pageSize: '100' }).data?.list
  const terms = useApi(nftApi.getDepositTypes, {}).data?.terms
  const rate = terms?.find((term) => term.time === Number(time))?.rate
  const chosen = cards?.filter((card) => tokenIds.includes(String(card.tokenId)))
  if (rate === undefined || chosen?.length !== tokenIds.length) return waiting
  const power = chosen.reduce((sum, card) => sum + card.power, 0)
  return tes(rewardFor(power, BigInt(rate), Number(time)))
}

/** The contract counts from the block it lands in, a moment after the signature. */
export function UnlockDateFact({ time }: { time: string }) {
  return useFormats().dateTime(useChainNow() + Number(time))
}

export function CreditedFact({ tokenId }: { tokenId: string }) {
  const now = useChainNow()
  const stake = useStake(tokenId)
  return stake === null ? waiting : tes(pendingAt(stake, now))
}

export function GivenUpFact({ tokenId }: { tokenId: string }) {
  const now = useChainNow()
  const stake = useStake(tokenId)
  if (stake === null) return waiting
  const { earned, rest } = givenUpAt(stake, now)
  return tes(earned + rest)
}

export function ClaimFact({ tokenIds }: { tokenIds: readonly number[] }) {
  const now = useChainNow()
  const owed = useApi(nftApi.part, {}).data?.mine?.owed
  const cards = useApi(nftApi.ownCardPage, { pageSize: '100' }).data?.list
  if (owed === undefined || cards === undefined) return waiting
  const stakes = cards.filter((card) => tokenIds.includes(card.tokenId)).map(stakeOf)
  const amount = claimableAt(
    BigInt(owed),
    stakes.filter((stake) => stake !== null),
    now,
  )
  return <Units units={amount} coin={tesCoin} about />
}

function useStake(tokenId: string): Earning | null {
  const card = useCard(tokenId)
  return card === undefined ? null : stakeOf(card)
}
