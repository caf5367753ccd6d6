import { useText } from '#platform/web/i18n.tsx'

import { exactOf, type ShownCoin } from './coin.ts'
import { spendTexts as texts } from './text.ts'

export interface PrerequisitesProps {
  /** Amounts of the coin that are authorised first, in order. */
  readonly allow?: { readonly amounts: readonly bigint[]; readonly coin: ShownCoin } | undefined
  /** What follows, in words. */
  readonly then: readonly string[]
}

/** What will be signed one after the other; nothing where it is one. */
export function Prerequisites({ allow, then }: PrerequisitesProps) {
  const t = useText()
  const steps = [
    ...(allow?.amounts ?? []).map((amount) =>
      amount === 0n
        ? t(texts.stepBack)
        : t(texts.stepAllow, { amount: exactOf(amount, allow!.coin) }),
    ),
    ...then,
  ]
  if (steps.length < 2) return null
  return (
    <div>
      <p className="font-semibold">{t(texts.steps, { count: steps.length })}</p>
      <ol className="num list-inside list-decimal text-soft">
        {steps.map((step, index) => (
          <li key={`${index} ${step}`}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
