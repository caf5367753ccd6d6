import { countdown } from '#platform/std/format.ts'

import { uiText } from './uiText.ts'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** Days, hours, minutes and seconds that are left; the figures keep their places. */
export function Countdown({ seconds }: { readonly seconds: number }) {
  const left = countdown(seconds)
  return (
    <span role="timer" className="num inline-flex flex-wrap gap-x-2 font-semibold">
      {units.map((unit) => (
        <span key={unit}>
          <span translate="no">{String(left[unit]).padStart(2, '0')}</span>
          <span className="ml-0.5 font-normal text-soft">{uiText(unit)}</span>
        </span>
      ))}
    </span>
  )
}
