import { CoinPicker } from '#features/exchange/public.web.ts'
import { type Address, parseAddress } from '#platform/std/address.ts'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useState } from 'react'

import type { OtcCoin } from '../../shapes.ts'
import { otcTexts as texts } from '../text.ts'

export interface CoinFilterProps {
  /** What the choice is about. */
  readonly label: string
  /** The listed coins, one tap each. */
  readonly coins: readonly OtcCoin[]
  readonly coin: Address | null
  readonly onPick: (coin: Address) => void
  readonly error?: string | null
}

const other = 'other'

/** The listed coins as chips, and any other by its name or address. */
export function CoinFilter({ label, coins, coin, onPick, error = null }: CoinFilterProps) {
  const t = useText()
  const isListed = coins.some(({ address }) => address === coin)
  const [picks, setPicks] = useState(false)
  const value = picks || (coin !== null && !isListed && coins.length > 0) ? other : (coin ?? other)
  const items = [
    ...coins.map(({ address, symbol }) => ({ value: address as string, label: symbol })),
    { value: other, label: t(texts.other) },
  ]
  return (
    <div className="flex flex-col gap-3">
      <div className="-mx-4">
        <Tabs
          label={label}
          chips
          items={items}
          value={value}
          onChange={(next) => {
            setPicks(next === other)
            if (next !== other) onPick(parseAddress(next))
          }}
        />
      </div>
      {value === other && (
        <CoinPicker
          label={label}
          coin={isListed ? null : coin}
          error={error}
          onPick={(picked) => {
            setPicks(false)
            onPick(picked)
          }}
        />
      )}
    </div>
  )
}
