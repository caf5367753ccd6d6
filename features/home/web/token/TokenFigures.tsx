import { decimalsOf } from '#platform/std/amount.ts'
import { Amount } from '#platform/ui/Amount.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Verifiable, sourcesOf } from '#platform/web/Verify.tsx'
import type { ReactNode } from 'react'

import type { CoinFigures } from '../../shapes.ts'
import { tokenTexts } from '../tokens/text.ts'
import { tokenPageTexts as texts } from './text.ts'

/** The inputs of a market cap. */
const capFrom = ['priceE12', 'totalSupply', 'circulating']

/** Supply and trade of a coin, each number with its source. */
export function TokenFigures({ coin }: { coin: CoinFigures }) {
  const t = useText()
  const formats = useFormats()
  const { symbol, decimals, marketCap, circulating, totalSupply, sources } = coin
  const usdt = (units: string | null): ReactNode =>
    units === null ? (
      t(texts.notReported)
    ) : (
      <Amount value={BigInt(units)} decimals={decimalsOf.USDT} symbol="USDT" />
    )
  const own = (units: string | null): ReactNode =>
    units === null || decimals === null ? (
      t(texts.notReported)
    ) : (
      <Amount value={BigInt(units)} decimals={decimals} symbol={symbol} />
    )
  const row = (label: string, value: ReactNode, ...fields: readonly string[]) => ({
    label,
    value: (
      <Verifiable of={label} source={sourcesOf(sources, ...fields)}>
        {value}
      </Verifiable>
    ),
  })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{t(texts.figures)}</h2>
      <Surface className="flex flex-col gap-4">
        <KeyValue
          rows={[
            row(
              t(texts.marketCap),
              coin.thinPool ? t(tokenTexts.thinPool) : usdt(marketCap),
              ...(marketCap === null ? [] : capFrom),
            ),
            row(t(texts.circulating), own(circulating), 'totalSupply', 'circulating'),
            row(t(texts.totalSupply), own(totalSupply), 'totalSupply'),
            row(t(texts.liquidity), usdt(coin.liquidity), 'priceE12'),
            row(t(texts.volume), usdt(coin.volume24h), 'volume24h'),
            row(t(texts.traders), formats.number(coin.traders24h), 'traders24h'),
          ]}
        />
        <p className="text-xs text-soft">{t(texts.how)}</p>
      </Surface>
    </section>
  )
}
