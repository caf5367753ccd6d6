import { parseUnits } from '#platform/std/amount.ts'
import { exactAmount } from '#platform/std/format.ts'
import type { Text } from '#platform/std/text.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useState } from 'react'

import { jarActions } from '../actions.ts'
import { jarTexts as texts } from './text.ts'

/** One amount, two ways to go. What is wrong with it stands on the field, and what was typed stays. */
export function MoveForm({ balance }: { balance: bigint }) {
  const t = useText()
  const symbol = nativeSymbol()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<Text | null>(null)
  const put = useAction(jarActions.put)
  const take = useAction(jarActions.take)

  const move = (action: typeof put, most: bigint | null): void => {
    const amount = parseUnits(text, 6)
    const fault = wrongAmount(amount, most)
    setWrong(fault)
    if (fault === null) void action.start({ amount: String(amount) })
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <Field
        label={t(texts.amount, { symbol })}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={wrong && t(wrong, { balance: exactAmount(balance, 6), symbol })}
        onChange={(event) => {
          setText(event.target.value)
          setWrong(null)
        }}
      />
      <div className="flex gap-3">
        <Button
          kind="quiet"
          className="grow basis-1/2"
          busy={take.busy}
          onClick={() => move(take, balance)}
        >
          {t(texts.take)}
        </Button>
        <Button className="grow basis-1/2" busy={put.busy} onClick={() => move(put, null)}>
          {t(texts.put)}
        </Button>
      </div>
    </form>
  )
}

/** What is wrong with an amount of sun; null where nothing is. `most` null: no limit known here. */
export function wrongAmount(amount: bigint | null, most: bigint | null): Text | null {
  if (amount === null || amount === 0n) return texts.notAnAmount
  return most !== null && amount > most ? texts.holdsLess : null
}
