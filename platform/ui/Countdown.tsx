import { countdown } from '#platform/std/format.ts'

export interface CountdownLabels {
  readonly days: string
  readonly hours: string
  readonly minutes: string
  readonly seconds: string
}

/** Days, hours, minutes and seconds that are left; the figures keep their places. */
export function Countdown({ seconds, labels }: { seconds: number; labels: CountdownLabels }) {
  const left = countdown(seconds)
  const parts = [
    [left.days, labels.days],
    [left.hours, labels.hours],
    [left.minutes, labels.minutes],
    [left.seconds, labels.seconds],
  ] as const
  return (
    <span role="timer" className="num inline-flex flex-wrap gap-x-2 font-semibold">
      {parts.map(([value, label]) => (
        <span key={label}>
          {String(value).padStart(2, '0')}
          <span className="ml-0.5 font-normal text-soft">{label}</span>
        </span>
      ))}
    </span>
  )
}
