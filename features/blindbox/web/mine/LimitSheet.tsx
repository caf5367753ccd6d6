import type { Reply } from '#platform/std/endpoint.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'

import type { blindboxApi } from '../../api.ts'
import { holdsAtOnce, limitBounds } from '../limit.ts'
import { blindboxActions } from '../../actions.ts'
import { mineTexts as texts } from '../textMine.ts'

type Limit = Reply<typeof blindboxApi.mine>['limit']

/** Sets the own spending limit. It shows which limit applies when, before the user signs. */
export function LimitSheet({ limit, onClose }: { limit: Limit; onClose: () => void }) {
  const t = useText()
  const { start, busy } = useAction(blindboxActions.setDailyLimit)
  const sheet = useFormSheet([blindboxActions.setDailyLimit.kind], onClose)
  const coin = nativeCoin()
  const { units: sun, press, field } = useTypedAmount(coin, limitBounds)
  const { value, onChange, fault } = field
  const set = (value: bigint): void => {
    void sheet.start(start({ limit: String(value) }))
  }
  return (
    <Sheet
      open={sheet.open}
      onClose={onClose}
      title={t(limit.daily === null ? texts.setLimit : texts.changeLimit)}
      lead={t(texts.limitLead)}
      footer={
        <Button
          full
          busy={busy}
          onClick={() => {
            press()
            if (sun !== null) set(sun)
          }}
        >
          {t(shellTexts.review)}
        </Button>
      }
    >
      <Field
        label={t(texts.limitField, { symbol: coin.symbol })}
        required
        inputMode="decimal"
        autoComplete="off"
        className="num"
        value={value}
        hint={t(texts.limitHint)}
        error={fault === null ? null : t(fault.text, fault.values)}
        onChange={(event) => onChange(event.target.value)}
      />
      {sun !== null && (
        <output className="font-semibold">
          {t(holdsAtOnce(sun, limit.daily) ? texts.holdsAtOnce : texts.holdsLater)}
        </output>
      )}
      {limit.daily !== null && (
        <Button kind="quiet" busy={busy} onClick={() => set(0n)}>
          {t(texts.removeLimit)}
        </Button>
      )}
    </Sheet>
  )
}
