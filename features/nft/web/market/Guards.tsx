import type { Text } from '#platform/std/text.ts'

import { useText } from '#platform/web/i18n.tsx'

import { short } from './coins.ts'
import type { Warning } from './guards.ts'
import { guardTexts as texts } from './textGuards.ts'
import { Unread } from './Unread.tsx'
import type { PriceGuards } from './usePriceGuards.ts'

const words = ({ is, than }: Warning): Text => {
  if (is === 'underOffer') return texts.underOffer
  if (than === 'levelFloor') return is === 'high' ? texts.highLevelFloor : texts.lowLevelFloor
  return is === 'high' ? texts.highLastSale : texts.lowLastSale
}

/** An unusual price is named with what it is compared with, and must be meant. */
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
              {t(words(warning), { figure: short(warning.figure, 'USDT') })}
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
