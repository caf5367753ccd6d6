import { exactAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useLateFlow } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'

import { lateFlows } from '../lateFlows.ts'
import { mineTexts as texts } from '../textMine.ts'

/** Money that waits for me in the contract; nothing where none does. */
export function Credit({ amount }: { amount: string }) {
  const t = useText()
  const { start, busy } = useLateFlow(lateFlows.withdraw)
  if (BigInt(amount) === 0n) return null
  return (
    <Surface className="flex flex-col gap-3">
      <div>
        <h2 className="text-base">{t(texts.credit)}</h2>
        <p className="text-xs text-soft">{t(texts.creditBody)}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="num max-w-full font-display text-lg font-semibold [overflow-wrap:anywhere]">
          {exactAmount(BigInt(amount), 6)} {nativeSymbol()}
        </span>
        <Button small busy={busy} onClick={() => void start({})}>
          {t(texts.withdraw)}
        </Button>
      </div>
    </Surface>
  )
}
