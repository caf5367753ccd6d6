import { useText } from '#platform/web/i18n.tsx'

import type { CardLevel } from '../../shapes.ts'
import { CheapestListed } from './CheapestListed.tsx'
import { short } from './coins.ts'
import { guardTexts } from './textGuards.ts'

/** The cheapest card of a level: the lowest listing, and the contract's price of a new one. */
export function LevelFloor({ level }: { level: CardLevel }) {
  const t = useText()
  return (
    <dl className="num flex flex-wrap gap-x-6 border-b border-line pb-2">
      <div>
        <dt className="text-xs text-soft">{t(guardTexts.cheapestListed)}</dt>
        <dd className="font-semibold">
          <CheapestListed level={level.level} />
        </dd>
      </div>
      {level.remainSupply > 0 && (
        <div>
          <dt className="text-xs text-soft">{t(guardTexts.fromContract)}</dt>
          <dd className="font-semibold">{short(level.price, 'USDT')}</dd>
        </div>
      )}
    </dl>
  )
}
