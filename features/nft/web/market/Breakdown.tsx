import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { exact } from './coins.ts'
import { partsOf } from './parts.ts'
import { dealTexts as texts } from './textDeals.ts'

export interface BreakdownProps {
  /** Base units of the coin. */
  readonly price: bigint
  readonly coin: string
  readonly feeBps: number
  readonly creatorFeeBps: number
  /** Whose side is shown: what is left is theirs. */
  readonly side: 'seller' | 'buyer'
}

/** Price, both fees, and what is left, to the last unit. */
export function Breakdown({ price, coin, feeBps, creatorFeeBps, side }: BreakdownProps) {
  const t = useText()
  const formats = useFormats()
  const { fee, creatorFee, sellerGets } = partsOf(price, feeBps, creatorFeeBps)
  const minus = (units: bigint): string => t(texts.minus, { amount: exact(units, coin) })
  return (
    <Surface className="bg-ground">
      <KeyValue
        rows={[
          { label: t(texts.price), value: exact(price, coin) },
          { label: t(texts.fee, { percent: formats.percent(feeBps) }), value: minus(fee) },
          {
            label: t(texts.creatorFee, { percent: formats.percent(creatorFeeBps) }),
            value: minus(creatorFee),
          },
          {
            label: t(side === 'seller' ? texts.getForIt : texts.sellerGets),
            value: exact(sellerGets, coin),
            tone: side === 'seller' ? 'good' : 'plain',
          },
        ]}
      />
    </Surface>
  )
}
