import { BigAmount } from '#platform/ui/BigAmount.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { DayBars } from '../DayBars.tsx'
import { tesText } from '../mining.ts'
import { burnTexts as texts } from '../text.ts'
import { type Day, paidToAll, paidToMe, weekOf } from './dayPoints.ts'

interface PaidWeekProps {
  /** Newest first. */
  readonly days: readonly Day[]
  /** The reader's own payments, else those of all. */
  readonly own: boolean
}

/** What the last seven days really paid. */
export function PaidWeek({ days, own }: PaidWeekProps) {
  const t = useText()
  const { date } = useFormats()
  const week = weekOf(days)
  const [first, last] = [week[0], week.at(-1)]
  if (first === undefined || last === undefined) return null
  const amounts = week.map(own ? paidToMe : paidToAll)
  const sum = amounts.reduce((total, one) => total + one, 0n)
  const [from, to] = [date(first.day), date(last.day)]
  return (
    <Surface className="flex flex-col gap-2">
      <h2 className="font-text text-sm font-normal text-soft">
        {t(own ? texts.paidToYou : texts.paidToAll)}
      </h2>
      {sum === 0n ? (
        <p>{t(own ? texts.noneToYou : texts.noneToAll)}</p>
      ) : (
        <>
          <BigAmount text={tesText(sum)} tone="gained" />
          <DayBars amounts={amounts} label={t(texts.paidChart, { from, to })} from={from} to={to} />
        </>
      )}
    </Surface>
  )
}
