import type { Purchase } from '#features/sales/public.web.ts'
import { exactAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Countdown } from '#platform/ui/Countdown.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { blindboxActions } from '../../actions.ts'
import { buyActions } from '../buyActions.ts'
import { mineTexts as texts } from '../textMine.ts'

/** A reservation: the deadline of its second payment, and the button to end it at any time. */
export function Reserved({ box }: { readonly box: Purchase }) {
  const t = useText()
  const now = useChainNow()
  const complete = useAction(buyActions.complete)
  const release = useAction(blindboxActions.release)
  const left = (box.expiry ?? 0) - now
  const rest = BigInt(box.price) - BigInt(box.paid)
  return (
    <>
      {box.closed ? (
        <p className="text-soft">{t(texts.closed)}</p>
      ) : left > 0 ? (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-soft">{t(texts.secondIn)}</span>
          <Countdown seconds={left} />
        </p>
      ) : (
        <p className="text-soft">{t(texts.over)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          small
          kind="quiet"
          className="grow"
          busy={release.busy}
          onClick={() => void release.start({ boxId: String(box.id) })}
        >
          {t(left > 0 && !box.closed ? texts.release : texts.releaseOver)}
        </Button>
        {left > 0 && !box.closed && (
          <Button
            small
            kind="quiet"
            className="grow text-lapis!"
            busy={complete.busy}
            onClick={() =>
              void complete.start({ boxIds: String(box.id), shownPrice: String(rest) })
            }
          >
            {t(texts.complete, { amount: exactAmount(rest, 6), symbol: nativeSymbol() })}
          </Button>
        )}
      </div>
    </>
  )
}
