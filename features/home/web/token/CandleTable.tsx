import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { Candle } from '../../shapes.ts'
import { priceText } from '../tokens/price.ts'
import { candleTexts as texts } from './text.ts'

/** Rows of the table: the last candles. */
export const mostRows = 50

/** Where five columns have no room, the time stands above its four prices. */
const narrow = 'max-[300px]:grid max-[300px]:grid-cols-4'

/** The drawing in numbers, the newest first. */
export function CandleTable({ candles }: { candles: readonly Candle[] }) {
  const t = useText()
  const formats = useFormats()
  const columns = ['open', 'high', 'low', 'close'] as const
  const last = candles.slice(-mostRows).toReversed()
  return (
    <table className="num w-full table-fixed text-right text-xs max-[300px]:block [&_:is(thead,tbody)]:max-[300px]:block">
      <thead>
        <tr className={`text-soft ${narrow}`}>
          <th scope="col" className="col-span-4 w-24 py-2 text-left font-normal max-[300px]:w-auto">
            {t(texts.time)}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pl-2 font-normal max-[300px]:pl-0">
              {t(texts[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {last.map((candle) => (
          <tr key={candle.time} className={`border-t border-line align-top ${narrow}`}>
            <th scope="row" className="col-span-4 py-2 text-left font-normal text-soft">
              {formats.dateTime(candle.time)}
            </th>
            {columns.map((column) => (
              <td key={column} className="py-2 pl-2 [overflow-wrap:anywhere] max-[300px]:pl-0">
                {priceText(BigInt(candle[column]))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
