import { decimalsOf } from '#platform/std/amount.ts'
import { fixedAmount } from '#platform/std/format.ts'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useArrived } from '#platform/web/queryState.tsx'
import type { ReactNode } from 'react'

import { nftApi } from '../api.ts'
import { earnsOf } from './earns.ts'
import { levelName } from './levelName.ts'
import { frontTexts as texts } from './textFront.ts'

export interface CardEarnsProps {
  /** Until all of it is known, and where nothing is sold. */
  readonly meanwhile: ReactNode
}

/** What a card costs and earns, from the contracts and the pool as they are now. */
export function CardEarns({ meanwhile }: CardEarnsProps) {
  const t = useText()
  const formats = useFormats()
  const levels = useApi(nftApi.productLevelInfo, {}).data?.levels
  const offered = useApi(nftApi.getDepositTypes, {}).data
  const data = useArrived(
    levels === undefined || offered === undefined
      ? undefined
      : { earns: earnsOf(levels, offered.terms, offered.tesPriceE12) },
  )
  if (data === undefined || data.earns === null) return meanwhile
  const { levelStr, price, days, reward, worth } = data.earns
  const values = {
    level: levelName(t, levelStr),
    price: fixedAmount(price, decimalsOf.USDT, 2),
    days,
    tes: fixedAmount(reward, decimalsOf.TES, 1),
  }
  return (
    <p className="num text-base text-soft">
      {worth === null
        ? t(texts.earnsUnpriced, values)
        : t(texts.earns, {
            ...values,
            worth: fixedAmount(worth.usdt, decimalsOf.USDT, 2),
            apr: formats.percent(worth.aprBps),
          })}
    </p>
  )
}
