import { useText } from '#platform/web/i18n.tsx'
import { exactOf, type ShownCoin } from '#platform/web/spend/coin.ts'

import { makeTexts as texts } from '../textMake.ts'

interface ShortCoinProps {
  /** Base units that the contract has, and that all locks of the coin are owed. */
  readonly held: bigint
  readonly owed: bigint
  readonly coin: ShownCoin
}

/** A coin of which less is there than is locked. Only the contract knows whether it takes more of it yet. */
export function ShortCoin({ held, owed, coin }: ShortCoinProps) {
  const t = useText()
  if (held >= owed) return null
  return (
    <p role="alert" className="text-terra">
      {t(texts.shortCoin, { held: exactOf(held, coin), owed: exactOf(owed, coin) })}
    </p>
  )
}
