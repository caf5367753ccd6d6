import type { Text } from '#platform/std/text.ts'

import { useText } from '#platform/web/i18n.tsx'

import { short } from './coins.ts'
import type { Warning } from './guards.ts'
import { guardTexts as texts } from './textGuards.ts'
import { Unread } from './Unread.tsx'
import type { PriceGuards } from './usePriceGuards.ts'

const high = {
  levelFloor: texts.highLevelFloor,
  lastSale: texts.highLastSale,
  mintPrice: texts.highMintPrice,
}
const low = {
  levelFloor: texts.lowLevelFloor,
  lastSale: texts.lowLastSale,
  mintPrice: texts.lowMintPrice,
}
const text = ({ is, than }: Warning): Text =>
  than === 'bestOffer' ? texts.underOffer : (is === 'high' ? high : low)[than]

/** An unusual price is shown beside its reference price, and must be confirmed. */
export function Guards({ guards }: { guards: PriceGuards }) {
  const t = useText()
  const { state, warnings, confirmed, confirm, readAgain } = guards
  if (state === 'failed') {
    return <Unread message={t(texts.unreadPrices)} code="PRICES" onRetry={readAgain} />
  }
  if (warnings.length === 0) return null
  return (
    <div className="flex flex-col gap-1 rounded-md border border-terra px-3 py-2">
      <div role="alert">
        <ul className="num font-semibold text-terra">
          {warnings.map((warning) => (
            <li key={`${warning.is} ${warning.than}`}>
              {t(text(warning), { figure: short(warning.figure, 'USDT') })}
            </li>
          ))}
        </ul>
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-lapis"
          checked={confirmed}
          onChange={(event) => confirm(event.target.checked)}
        />
        <span>{t(texts.confirm)}</span>
      </label>
    </div>
  )
}
