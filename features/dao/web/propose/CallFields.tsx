import { Button } from '#platform/ui/Button.tsx'
import { Select } from '#platform/ui/Select.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { RecipientField } from '#platform/web/spend/RecipientField.tsx'

import { type PoolCoin, poolCoins } from '../../fields.ts'
import type { PoolReply } from '../list/Pool.tsx'
import { amountOf } from '../proposals.ts'
import { daoTexts } from '../textDao.ts'
import { proposeTexts as texts } from '../textPropose.ts'
import { coinOf, type Draft, type Read } from './drafts.ts'

interface CallFieldsProps {
  readonly number: number
  readonly draft: Draft
  readonly wrong: Read
  readonly pressed: boolean
  readonly pool: PoolReply | null
  readonly onChange: (draft: Draft) => void
  /** null of the only one. */
  readonly onRemove: (() => void) | null
}

/** One call of a proposal: a payment, a lower fee, or no new tokens. */
export function CallFields({ number, draft, wrong, ...rest }: CallFieldsProps) {
  const { pressed, pool, onChange, onRemove } = rest
  const t = useText()
  const coin = coinOf(draft)
  const there = pool?.coins[poolCoins.indexOf(draft.coin)]
  const fault = wrong.amount
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-3">
      <legend className="sr-only">{t(texts.call, { number })}</legend>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Select
          label={t(texts.call, { number })}
          options={(['pay', 'fee', 'disable'] as const).map((value) => ({
            value,
            label: t(texts[value]),
          }))}
          value={draft.kind}
          onChange={(kind) => onChange({ ...draft, kind })}
        />
        {onRemove !== null && (
          <Button small kind="quiet" onClick={onRemove}>
            {t(texts.remove)}
          </Button>
        )}
      </div>
      {draft.kind === 'disable' ? (
        <p className="text-soft">{t(texts.disableMeans)}</p>
      ) : (
        <>
          <Field
            label={t(draft.kind === 'fee' ? texts.newFee : texts.amount)}
            required
            inputMode="decimal"
            autoComplete="off"
            className="num"
            value={draft.amount}
            error={
              fault !== null && (pressed || draft.amount !== '')
                ? t(fault.text, fault.values)
                : null
            }
            hint={
              <span className="num">
                {draft.kind === 'pay' && there !== undefined
                  ? `${t(texts.fromPool, { amount: amountOf(BigInt(there.amount), there.coin) })}. ${t(daoTexts.payable, { amount: amountOf(BigInt(there.payable), there.coin) })}`
                  : '\u00a0'}
              </span>
            }
            trailing={
              draft.kind === 'pay' ? (
                <span className="shrink-0 pr-2">
                  <Select<PoolCoin>
                    label={t(texts.coin)}
                    options={poolCoins.map((value) => ({ value, label: value }))}
                    value={draft.coin}
                    onChange={(next) => onChange({ ...draft, coin: next })}
                  />
                </span>
              ) : (
                <span className="shrink-0 pr-3 text-soft">{coin.symbol}</span>
              )
            }
            onChange={(event) => onChange({ ...draft, amount: event.target.value })}
          />
          {draft.kind === 'pay' && (
            <RecipientField
              label={t(texts.to)}
              value={draft.to}
              error={wrong.to !== null && (pressed || draft.to !== '') ? t(wrong.to) : null}
              onChange={(to) => onChange({ ...draft, to })}
            />
          )}
        </>
      )}
    </fieldset>
  )
}
