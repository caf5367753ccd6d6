import { shortAmount } from '#platform/std/format.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import type { Reply } from '#platform/std/endpoint.ts'

import type { nftApi } from '../api.ts'
import { marketTexts as texts } from './textMarket.ts'

/** The market at a glance: the cheapest listing, what was sold, and how many can be bought. */
export function MarketFigures({
  statistic,
}: {
  statistic: Reply<typeof nftApi.nftStatistic> | undefined
}) {
  const t = useText()
  const formats = useFormats()
  const usdt = (amount: string | null | undefined): string =>
    typeof amount === 'string' ? shortAmount(BigInt(amount), 6) : '–'
  const figures = [
    [t(texts.floor), usdt(statistic?.floor), 'USDT'],
    [
      t(texts.volume),
      usdt(statistic?.marketVolume),
      t(texts.sales, { count: statistic?.sales ?? 0 }),
    ],
    [
      t(texts.forSale),
      statistic === undefined ? '–' : formats.number(statistic.listed),
      t(texts.ofMinted, { count: formats.number(statistic?.minted ?? 0) }),
    ],
  ] as const
  return (
    <dl className="grid grid-cols-3 gap-3">
      {figures.map(([label, value, note]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-soft">{label}</dt>
          <dd className="num font-display text-lg font-semibold [overflow-wrap:anywhere]">
            {value}
          </dd>
          <dd className="num text-xs text-soft">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
