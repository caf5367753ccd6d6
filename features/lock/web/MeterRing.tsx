import { StoneRing } from '#platform/ui/StoneRing.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { Meter } from '../shapes.ts'
import { partsOf, shareText } from './meterParts.ts'
import { lockTexts as texts } from './text.ts'

/** Which part of a supply is locked: for ever, and with an end, weighted by the time left. */
export function MeterRing({ meter }: { meter: Meter }) {
  const t = useText()
  const { percent } = useFormats()
  const parts = partsOf(meter)
  const { permanent, weighted, supply, of } = meter
  const rest = BigInt(supply ?? '0') - BigInt(permanent) - BigInt(weighted)
  const legend = [
    { bps: parts?.forEver, units: permanent, colour: 'bg-gold', text: texts.forEver },
    { bps: parts?.timed, units: weighted, colour: 'bg-lapis', text: texts.withEnd },
  ]
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
      <StoneRing
        className="w-36"
        parts={[
          { amount: BigInt(permanent), fill: 'fill-gold' },
          { amount: BigInt(weighted), fill: 'fill-lapis' },
          { amount: rest > 0n ? rest : 0n, fill: 'fill-line' },
        ]}
      >
        {parts === null ? (
          <span className="text-xs text-soft">{t(texts.unknownSupply)}</span>
        ) : (
          <>
            <span translate="no" className="num font-display text-xl font-semibold">
              {shareText(parts.all, BigInt(permanent) + BigInt(weighted), percent)}
            </span>
            <span className="text-xs text-soft">
              {t(of === 'liquidity' ? texts.ofLiquidity : texts.ofSupply)}
            </span>
          </>
        )}
      </StoneRing>
      <ul className="flex min-w-36 flex-1 flex-col gap-3">
        {legend.map(({ bps, units, colour, text }) => (
          <li key={colour} className="grid grid-cols-[12px_1fr] items-baseline gap-x-2">
            <span aria-hidden="true" className={`size-2.5 rounded-[2px] ${colour}`} />
            <span translate="no" className="num font-semibold">
              {bps === undefined ? '…' : shareText(bps, BigInt(units), percent)}
            </span>
            <span className="col-start-2 text-xs text-soft">{t(text)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
