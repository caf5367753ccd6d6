import { shortAmount } from '#platform/std/format.ts'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Funded } from '#platform/web/reserve/Funded.tsx'
import { Link } from 'wouter'

import { nftApi } from '../api.ts'
import { rewardDecimals } from './reward.ts'
import { frontTexts as texts } from './textFront.ts'

/** One line: whether the reserve covers what it promised, and how far the rest goes. */
export function Health() {
  const t = useText()
  const { data } = useApi(nftApi.part, {})
  if (data === undefined) return <div className="h-11" aria-hidden="true" />
  return (
    <Link to="/nftPledge" className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1">
      <Funded reserve={data.reserve} />
      <span className="num text-xs text-soft">
        {data.runwayDays === null
          ? t(texts.reserveFreeShort, {
              amount: shortAmount(BigInt(data.reserve.free), rewardDecimals),
            })
          : t(texts.runwayShort, { days: data.runwayDays })}
      </span>
    </Link>
  )
}
