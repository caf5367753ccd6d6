import { exactAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'

import { blindboxActions } from '../../actions.ts'
import { mineTexts as texts } from '../textMine.ts'

/** Money that waits for the member in the contract of the boxes; nothing where none does. */
export function Credit({ sun }: { sun: string }) {
  const t = useText()
  const { start, busy } = useAction(blindboxActions.withdraw)
  if (BigInt(sun) === 0n) return null
  return (
    <Surface className="flex flex-col gap-3">
      <div>
        <h2 className="text-base">{t(texts.credit)}</h2>
        <p className="text-xs text-soft">{t(texts.creditBody)}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="num max-w-full overflow-hidden font-display text-lg font-semibold [overflow-wrap:anywhere]">
          {`${exactAmount(BigInt(sun), 6)} ${nativeSymbol()}`}
        </span>
        <Button small busy={busy} onClick={() => void start({})}>
          {t(texts.withdraw)}
        </Button>
      </div>
    </Surface>
  )
}
