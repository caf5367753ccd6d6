import { exactAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
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
    <section className="flex flex-col gap-2 border-b border-line pb-3">
      <div>
        <h2 className="text-lg">{t(texts.credit)}</h2>
        <p className="text-xs text-soft">{t(texts.creditBody)}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="num max-w-full overflow-hidden font-display text-lg font-semibold [overflow-wrap:anywhere]">
          {`${exactAmount(BigInt(sun), 6)} ${nativeSymbol()}`}
        </span>
        <Button
          small
          kind="quiet"
          className="text-lapis!"
          busy={busy}
          onClick={() => void start({})}
        >
          {t(texts.withdraw)}
        </Button>
      </div>
    </section>
  )
}
