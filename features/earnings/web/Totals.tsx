import type { Reply } from '#platform/std/endpoint.ts'
import { Amount } from '#platform/ui/Amount.tsx'
import { buttonClass } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shortOf } from '#platform/web/spend/coin.ts'
import { Link } from 'wouter'

import type { earningsApi } from '../api.ts'
import type { CoinTotal } from '../shapes.ts'
import { incomeTexts as texts } from './text.ts'

/** Of each coin: earned, paid, owed, and what is not final yet. */
export function Totals({ statistics }: { statistics: Reply<typeof earningsApi.statistics> }) {
  const t = useText()
  return statistics.coins.map((total) => {
    const { symbol, decimals } = total.coin
    return (
      <Surface key={symbol} className="flex flex-col gap-3">
        <div>
          <h2 className="font-text text-sm font-normal text-soft">{t(texts.earned)}</h2>
          <Amount
            value={BigInt(total.earned)}
            decimals={decimals}
            symbol={symbol}
            className="font-display text-xl font-semibold"
          />
        </div>
        <KeyValue
          rows={[
            { label: t(texts.claimed), value: shortOf(BigInt(total.claimed), total.coin) },
            // What features pay is paid at once: of fees alone something can be owed.
            ...(symbol !== nativeSymbol()
              ? []
              : [
                  {
                    label: t(texts.owed),
                    value: shortOf(BigInt(total.owed), total.coin),
                    tone: 'good' as const,
                  },
                ]),
          ]}
        />
        <Coming total={total} />
        {symbol === nativeSymbol() && BigInt(total.owed) > 0n && (
          <Link to="/claiming" className={buttonClass()}>
            {t(texts.toClaim)}
          </Link>
        )}
      </Surface>
    )
  })
}

function Coming({ total: { coming, coin } }: { total: CoinTotal }) {
  const t = useText()
  if (coming === '0') return null
  return (
    <p className="num text-xs text-lapis">
      {t(texts.coming, { amount: shortOf(BigInt(coming), coin) })}
    </p>
  )
}
