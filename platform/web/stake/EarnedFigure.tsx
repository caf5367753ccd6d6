import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import type { Source } from '#platform/std/source.ts'
import { Ticking } from '#platform/ui/Ticking.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Verify } from '#platform/web/Verify.tsx'

import { earningTexts as texts } from './text.ts'

export interface EarnedFigureProps {
  readonly label: string
  /** Base units of TES that can be claimed this second, and that were claimed so far. */
  readonly value: bigint
  readonly claimed: bigint
  readonly source?: readonly Source[]
}

/** What can be claimed, as it grows, and what was claimed before. */
export function EarnedFigure({ label, value, claimed, source }: EarnedFigureProps) {
  const t = useText()
  return (
    <div>
      <h2 className="font-text text-sm font-normal text-soft">{label}</h2>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <Ticking value={value} big />
        <span className="text-soft">TES</span>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="num text-xs text-soft">
          {t(texts.claimed, { amount: shortAmount(claimed, decimalsOf.TES) })}
        </p>
        <Verify of={t(texts.both)} source={source} />
      </div>
    </div>
  )
}
