import { useApi } from '#platform/web/api.ts'

import { nftApi } from '../../api.ts'
import { Earns } from '../Earns.tsx'

/** On the result of a signature: what cards earn from now on, or would earn when they are staked. */

const useLevel = (level: number | undefined) =>
  useApi(nftApi.productLevelInfo, {}).data?.levels.find((each) => each.level === level)

export function CardEarns({ tokenId, time }: { tokenId: string | undefined; time?: string }) {
  const card = useApi(nftApi.nftDetail, tokenId === undefined ? null : { tokenId }).data
  const level = useLevel(card?.level)
  const price = card?.lastSale ?? level?.price
  if (card === undefined) return null
  return (
    <Earns
      power={card.power}
      price={price === undefined ? undefined : BigInt(price)}
      {...(time === undefined ? {} : { time: Number(time) })}
    />
  )
}

export function LevelEarns({ level }: { level: string }) {
  const found = useLevel(Number(level))
  return found === undefined ? null : <Earns power={found.power} price={BigInt(found.price)} />
}

export function CardsEarn({ tokenIds, time }: { tokenIds: readonly string[]; time: string }) {
  const own = useApi(nftApi.ownCardPage, { pageSize: '100' }).data?.list
  const levels = useApi(nftApi.productLevelInfo, {}).data?.levels
  const cards = own?.filter((card) => tokenIds.includes(String(card.tokenId)))
  if (levels === undefined || cards?.length !== tokenIds.length) return null
  const priceOf = (level: number) =>
    BigInt(levels.find((each) => each.level === level)?.price ?? '0')
  return (
    <Earns
      power={cards.reduce((sum, { power }) => sum + power, 0)}
      price={cards.reduce((sum, { level }) => sum + priceOf(level), 0n)}
      time={Number(time)}
    />
  )
}
