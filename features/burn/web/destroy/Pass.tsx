import { Button } from '#platform/ui/Button.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'

import { burnActions } from '../../actions.ts'
import { type Mining, sunText, usdtText } from '../mining.ts'
import { destroyTexts as texts } from '../textBurn.ts'

/** The pass that a first burn needs: its price, or its refund; nothing once it is used. */
export function Pass({ mining }: { mining: Mining }) {
  const t = useText()
  const { start, busy } = useAction(burnActions.refundPass)
  const { pass, mine } = mining
  if (mine?.pass === 'used') return null
  const held = mine?.pass === 'held'
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3">
      <div className="min-w-40 flex-1">
        <h2 className="text-base">{t(texts.pass)}</h2>
        <p className={held ? 'text-verdigris' : 'text-soft'}>
          {t(held ? texts.passHeld : texts.passNeeded)}
        </p>
      </div>
      {held ? (
        <Button
          small
          kind="quiet"
          className="text-lapis"
          busy={busy}
          onClick={() => void start({})}
        >
          {t(texts.passRefund, { amount: sunText(mine.passSun) })}
        </Button>
      ) : (
        <p translate="no" className="num flex flex-col text-right">
          <span className="font-semibold">{usdtText(pass.price)}</span>
          <span className="text-xs text-soft">
            {pass.sun === null ? nativeSymbol() : sunText(pass.sun)}
          </span>
        </p>
      )}
    </section>
  )
}
