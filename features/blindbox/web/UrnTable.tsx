import { levelName } from '#features/nft/public.web.ts'
import type { ProductDetail } from '#features/sales/public.web.ts'
import { shortAmount } from '#platform/std/format.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { seriesTexts as texts } from './textSeries.ts'
import { shareOf } from './totals.ts'
import { leftIn, type Urn } from './urn.ts'
import { Stone, UrnStrip } from './UrnStrip.tsx'

/** What is left, level by level, with the chance of each in the next draw. */
export function UrnTable({ urn, series }: { urn: Urn; series: ProductDetail }) {
  const t = useText()
  const formats = useFormats()
  const left = leftIn(urn)
  const sealed = (series.series?.sealed ?? 0) + (series.series?.opening ?? 0)
  const head = 'py-2 font-normal text-soft'
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(texts.urn)}</h2>
      <UrnStrip urn={urn} plain />
      <table className="num w-full border-collapse text-right">
        <thead>
          <tr className="border-b border-line text-xs">
            <th scope="col" className={`${head} text-left`}>
              {t(texts.level)}
            </th>
            <th scope="col" className={head}>
              {t(texts.leftOf)}
            </th>
            <th scope="col" className={head}>
              {t(texts.chance)}
            </th>
            <th scope="col" className={head}>
              {t(texts.worthEach)}
            </th>
          </tr>
        </thead>
        <tbody>
          {urn.map((each) => (
            <tr key={each.level} className="border-b border-line">
              <th
                scope="row"
                className="w-2/5 max-w-0 overflow-hidden py-2.5 text-left font-semibold"
              >
                <span className="inline-flex items-center gap-2">
                  <Stone level={each.level} />
                  <span className="[overflow-wrap:anywhere]">{levelName(t, each.levelStr)}</span>
                </span>
              </th>
              <td>
                <span>{formats.number(each.left)}</span>
                <span className="text-soft">{` / ${formats.number(each.size)}`}</span>
              </td>
              <td className="font-semibold">{formats.percent(shareOf(each.left, left))}</td>
              <td>
                <span>{shortAmount(BigInt(each.price), 6)}</span>
                <span className="text-xs text-soft"> USDT</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-xs text-soft">
        <span>{`${t(texts.urnNote)} `}</span>
        {sealed > 0 && <span>{t(texts.sealedNow, { count: sealed })}</span>}
      </p>
    </section>
  )
}
