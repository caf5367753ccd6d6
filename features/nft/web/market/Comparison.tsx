import { useText } from '#platform/web/i18n.tsx'

import { short } from './coins.ts'
import type { Compared } from './guards.ts'
import { guardTexts as texts } from './textGuards.ts'

/** What others ask, paid and offer: beside a price that is being thought of. */
export function Comparison({ compared }: { compared: Compared }) {
  const t = useText()
  const known = (['levelFloor', 'lastSale', 'bestOffer'] as const).filter(
    (key) => compared[key] !== null,
  )
  if (known.length === 0) return null
  return (
    <dl className="num flex flex-wrap gap-x-6 gap-y-1">
      {known.map((key) => (
        <div key={key} className="min-w-0">
          <dt className="text-xs text-soft">{t(texts[key])}</dt>
          <dd className="[overflow-wrap:anywhere]">{short(compared[key] ?? '0', 'USDT')}</dd>
        </div>
      ))}
    </dl>
  )
}
