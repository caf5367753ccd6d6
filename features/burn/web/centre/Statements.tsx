import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { Rows } from '#platform/web/PagedRows.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { secondsADay } from '#platform/std/day.ts'
import { useState } from 'react'

import { powerText, tesText } from '../mining.ts'
import { burnTexts as texts } from '../text.ts'
import type { Day } from './dayPoints.ts'

const DaySheet = lazyComponent(async () => (await import('./DaySheet.tsx')).DaySheet, null)

interface StatementsProps {
  /** Newest first, as far as they are read. */
  readonly days: readonly Day[]
  readonly total: number
  readonly onMore: () => void
}

const shownAtFirst = 5
const step = 30

/** A line for each day: its pool and power, and what the reader earned; each opens the statement. */
export function Statements({ days, total, onMore }: StatementsProps) {
  const t = useText()
  const [shown, setShown] = useState(shownAtFirst)
  const [opened, setOpened] = useState<number | null>(null)
  const day = days.find((one) => one.day === opened)
  const more = (): void => {
    setShown(shown + step)
    if (shown + step > days.length) onMore()
  }
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(texts.statements)}</h2>
      {days.length === 0 ? (
        <EmptyState title={t(texts.noDays)} body={t(texts.noDaysBody)} />
      ) : (
        <Rows more={total > shown} onMore={more}>
          {days.slice(0, shown).map((one) => (
            <Row key={one.day} day={one} onPress={() => setOpened(one.day)} />
          ))}
        </Rows>
      )}
      {day !== undefined && <DaySheet day={day} onClose={() => setOpened(null)} />}
    </section>
  )
}

function Row({ day, onPress }: { day: Day; onPress: () => void }) {
  const t = useText()
  const { date } = useFormats()
  const now = useChainNow()
  const { mine, pool, networkPower } = day
  const runs = now < day.day + secondsADay
  const own = mine !== null && mine.earned !== '0'
  return (
    <ListRow
      onPress={onPress}
      title={date(day.day)}
      note={
        <span className="flex flex-wrap items-center gap-x-2">
          <span>{t(texts.powerShort, { power: powerText(networkPower) })}</span>
          {runs && <Chip tone="lapis">{t(texts.runs)}</Chip>}
        </span>
      }
      trailing={own ? `+${tesText(mine.earned)}` : tesText(pool)}
      trailingNote={own ? t(texts.poolShort, { amount: tesText(pool) }) : t(texts.dailyPool)}
    />
  )
}
