import { formatUnits } from '#platform/std/amount.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { AllowanceChoice } from './allowance.ts'
import { exactOf, type ShownCoin } from './coin.ts'
import { spendTexts as texts } from './text.ts'

export interface ExactAllowanceProps {
  readonly coin: ShownCoin
  /** Base units that the call takes, and that it may take now. */
  readonly needed: bigint
  readonly standing: bigint
}

export interface AllowanceFieldsProps extends ExactAllowanceProps {
  /** Base units that one authorises for later too; 0 for a coin without such a sum. */
  readonly usual: bigint
  readonly choice: AllowanceChoice
  readonly choose: (choice: AllowanceChoice) => void
}

/** How much to authorise, where something must be; never without limit. */
export function AllowanceFields(props: AllowanceFieldsProps) {
  const { coin, needed, standing, usual, choice, choose } = props
  const t = useText()
  if (needed <= standing) return null
  if (needed > usual) return <ExactAllowance {...props} />
  const text = {
    // Without groups, as the specification writes it: 1000 USDT.
    usual: t(texts.choiceUsual, {
      amount: `${formatUnits(usual, coin.decimals)} ${coin.symbol}`,
    }),
    exact: t(texts.choiceExact, { amount: exactOf(needed, coin) }),
  }
  return (
    <fieldset className="flex flex-col">
      <legend className="font-semibold">{t(texts.choice)}</legend>
      {(['usual', 'exact'] as const).map((each) => (
        <label key={each} className="num flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="allowance"
            className="size-5 accent-lapis"
            checked={choice === each}
            onChange={() => choose(each)}
          />
          <span>{text[each]}</span>
        </label>
      ))}
      <Stands coin={coin} standing={standing} />
    </fieldset>
  )
}

/** Where there is nothing to choose: exactly what is needed, once something must be authorised. */
function ExactAllowance({ coin, needed, standing }: ExactAllowanceProps) {
  const t = useText()
  if (needed <= standing) return null
  return (
    <div>
      <p className="font-semibold">{t(texts.choice)}</p>
      <p className="num">{t(texts.choiceAbove, { amount: exactOf(needed, coin) })}</p>
      <Stands coin={coin} standing={standing} />
    </div>
  )
}

function Stands({ coin, standing }: Pick<ExactAllowanceProps, 'coin' | 'standing'>) {
  const t = useText()
  if (standing === 0n) return null
  return (
    <p className="num text-xs text-soft">{t(texts.stands, { amount: exactOf(standing, coin) })}</p>
  )
}
