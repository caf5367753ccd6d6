import { useText } from '#platform/web/i18n.tsx'

import { type AllowanceChoice, usualAllowance } from './allowance.ts'
import { exact } from './coins.ts'
import { dealTexts as texts } from './textDeals.ts'
import { Unread } from './Unread.tsx'
import type { Allowance } from './useAllowance.ts'

export interface AllowanceFieldsProps {
  readonly allowance: Allowance
  readonly coin: string
  /** Base units that the deal takes. */
  readonly needed: bigint
}

/** How much to authorise, where something must be; never without limit. */
export function AllowanceFields({ allowance, coin, needed }: AllowanceFieldsProps) {
  const t = useText()
  const { state, amounts, standing, choice } = allowance
  if (state === 'failed') {
    return (
      <Unread message={t(texts.unreadAllowance)} code="ALLOWANCE" onRetry={allowance.readAgain} />
    )
  }
  if (amounts.length === 0) return null
  const above = needed > usualAllowance
  return (
    <fieldset className="flex flex-col">
      <legend className="font-semibold">{t(texts.choice)}</legend>
      {above ? (
        <p className="num">{t(texts.choiceAbove, { amount: exact(needed, coin) })}</p>
      ) : (
        (['usual', 'exact'] as const).map((each) => (
          <label key={each} className="num flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="allowance"
              className="size-5 accent-lapis"
              checked={choice === each}
              onChange={() => allowance.choose(each)}
            />
            <span>{words(each)}</span>
          </label>
        ))
      )}
      {standing > 0n && (
        <p className="num text-xs text-soft">
          {t(texts.stands, { amount: exact(standing, coin) })}
        </p>
      )}
    </fieldset>
  )

  function words(each: AllowanceChoice): string {
    return each === 'usual'
      ? t(texts.choiceUsual, { coin })
      : t(texts.choiceExact, { amount: exact(needed, coin) })
  }
}
