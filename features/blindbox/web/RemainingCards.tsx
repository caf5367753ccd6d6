import { levelName } from '#features/nft/public.web.ts'
import type { ProductDetail } from '#features/sales/public.web.ts'
import { shortAmount } from '#platform/std/format.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { seriesTexts as texts } from './textSeries.ts'
import { shareOf } from './totals.ts'
import { leftIn, type Urn } from './urn.ts'
import { Stone, UrnStrip } from './UrnStrip.tsx'

/** What remains, level by level, with the odds of each in the next draw and what a card of it costs. */
export function RemainingCards({ urn, series }: { urn: Urn; series: ProductDetail }) {
  const t = useText()
  const formats = useFormats()
  const left = leftIn(urn)
  const sealed = (series.series?.sealed ?? 0) + (series.series?.opening ?? 0)
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{t(texts.urn)}</h2>
        <span className="num text-soft">{t(texts.remain, { count: left })}</span>
      </div>
      <UrnStrip urn={urn} plain />
      {sealed > 0 && (
        <p className="num text-xs text-soft">{t(texts.sealedNow, { count: sealed })}</p>
      )}
      <ul className="flex flex-col">
        {urn.map((each) => (
          <li
            key={each.level}
            className="num flex min-h-11 flex-wrap items-center justify-end gap-x-3 border-b border-line py-2 last:border-b-0"
          >
            <Stone level={each.level} />
            <span className="min-w-0 flex-[1_1_96px]">
              <span className="font-semibold [overflow-wrap:anywhere]">
                {levelName(t, each.levelStr)}
              </span>
              <span className="text-soft">{` ${formats.number(each.left)} / ${formats.number(each.size)}`}</span>
            </span>
            <span className="w-16 shrink-0 text-right font-semibold">
              {formats.percent(shareOf(each.left, left))}
            </span>
            <span className="w-27 shrink-0 text-right" translate="no">
              <span>{shortAmount(BigInt(each.price), 6)}</span>
              <span className="text-xs text-soft"> USDT</span>
            </span>
          </li>
        ))}
      </ul>
      <Disclosure title={t(texts.how)}>
        <p className="pb-3 text-soft">{t(texts.urnNote)}</p>
      </Disclosure>
    </section>
  )
}
