import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { exact } from './coins.ts'
import { Fees } from './Fees.tsx'
import { partsOf } from './parts.ts'
import { dealTexts as texts } from './textDeals.ts'

export interface BreakdownProps {
  /** Base units of the coin. */
  readonly price: bigint
  readonly coin: string
  readonly feeBps: number
  readonly creatorFeeBps: number
  /** The side whose rest is shown. */
  readonly side: 'seller' | 'buyer'
}

/** Price, fees, and the rest, to the last unit. */
export function Breakdown({ price, coin, feeBps, creatorFeeBps, side }: BreakdownProps) {
  const t = useText()
  const { fees, sellerGets } = partsOf(price, feeBps, creatorFeeBps)
  return (
    <Surface className="bg-ground">
      <KeyValue
        rows={[
          { label: t(texts.price), value: exact(price, coin) },
          {
            label: t(side === 'seller' ? texts.fees : texts.sellerFees),
            value: <Fees fees={fees} coin={coin} bps={feeBps + creatorFeeBps} />,
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
