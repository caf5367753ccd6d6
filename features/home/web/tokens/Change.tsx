import { classes } from '#platform/ui/classes.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { tokenTexts as texts } from './text.ts'

/** How a price moved in 24 hours; a dash where swaps had left none then. */
export function Change({ bps }: { bps: number | null }) {
  const t = useText()
  const formats = useFormats()
  if (bps === null) {
    return (
      <span className="text-soft">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t(texts.noChange)}</span>
      </span>
    )
  }
  const sign = bps > 0 ? '+' : bps < 0 ? '−' : ''
  return (
    <span
      className={classes('num', bps > 0 ? 'text-verdigris' : bps < 0 ? 'text-terra' : 'text-soft')}
    >
      {`${sign}${formats.percent(Math.abs(bps))}`}
    </span>
  )
}
