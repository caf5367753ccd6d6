import type { Reply } from '#platform/std/endpoint.ts'
import { buttonClass } from '#platform/ui/Button.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { shortOf } from '#platform/web/spend/coin.ts'
import { Link } from 'wouter'

import type { earningsApi } from '../api.ts'
import { feeKinds } from '../kinds.ts'
import type { CoinTotal } from '../shapes.ts'
import { incomeTexts as texts } from './text.ts'

/** For each coin: earned, paid, owed, and not final yet. */
export function Totals({ statistics }: { statistics: Reply<typeof earningsApi.statistics> }) {
  const t = useText()
  const { coins, kinds } = statistics
  // A feature pays its rewards at once: only fees can be owed. One button leads to all that can be claimed.
  const first = coins.find(({ owed }) => BigInt(owed) > 0n)
  return coins.map((total) => {
    const { symbol } = total.coin
    const isOfFees = kinds.some(
      ({ kind, coin }) => coin.symbol === symbol && feeKinds.some((one) => one === kind),
    )
    return (
      <section key={symbol} className="flex flex-col gap-3 border-b border-line pb-4">
        <Figure label={t(texts.earned)} value={shortOf(BigInt(total.earned), total.coin)} />
        <KeyValue
          rows={[
            { label: t(texts.claimed), value: shortOf(BigInt(total.claimed), total.coin) },
            ...(!isOfFees
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
        {total === first && (
          <Link to="/claiming" className={buttonClass()}>
            {t(texts.toClaim)}
          </Link>
        )}
      </section>
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
