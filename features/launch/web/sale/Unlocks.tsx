import { classes } from '#platform/ui/classes.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { SaleState } from '../../shapes.ts'
import { saleTexts as texts } from '../textSale.ts'
import { calendarOf, type Unlock } from '../unlocks.ts'
import { type SaleDetail, vestingOf } from '../useSale.ts'

interface UnlocksProps {
  readonly found: SaleDetail
  readonly state: SaleState
  readonly now: number
}

/** The days on which a part of the presale's tokens unlocks; before the listing, as if it came at the end of the sale. */
export function Unlocks({ found, state, now }: UnlocksProps) {
  const t = useText()
  const { date } = useFormats()
  const { presale } = found
  if (state === 'failed' || state === 'expired') return null
  const vesting = vestingOf(found)
  const listing = presale.listedAt ?? Math.max(now, presale.endTime)
  const parts = calendarOf(vesting, listing)
  const whole = parts.length === 1 && vesting.delay === 0
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base">{t(texts.calendar)}</h2>
        {presale.listedAt === null && !whole && (
          <span className="num text-soft">{t(texts.ifListed, { date: date(listing) })}</span>
        )}
      </div>
      {whole ? (
        <p className="text-soft">{t(texts.allAtOnce)}</p>
      ) : (
        // Twenty parts at most: all stand on the page, none beyond an edge that only a finger reaches.
        <ol className="grid grid-cols-2 gap-2">
          {parts.map((part) => (
            <Part
              key={part.time}
              part={part}
              past={presale.listedAt !== null && part.time <= now}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

function Part({ part, past }: { part: Unlock; past: boolean }) {
  const { date, percent } = useFormats()
  return (
    <li
      className={classes(
        'flex flex-col gap-1 rounded-md border px-2.5 py-2',
        past ? 'border-verdigris' : 'border-line',
      )}
    >
      <span className="num text-xs text-soft">{date(part.time)}</span>
      <span translate="no" className="num font-semibold">
        {percent(part.part)}
      </span>
      <Sum sum={part.sum} />
    </li>
  )
}

/** All that is unlocked by then, as four stones. */
const Sum = ({ sum }: { sum: number }) => (
  <span aria-hidden="true" className="flex gap-0.5">
    {[2_500, 5_000, 7_500, 10_000].map((stone) => (
      <span
        key={stone}
        className={`h-1.5 grow rounded-[2px] ${sum >= stone ? 'bg-verdigris' : 'bg-line'}`}
      />
    ))}
  </span>
)
