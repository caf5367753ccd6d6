import { classes } from '#platform/ui/classes.ts'

import { useConfig } from '../../config.ts'
import { useText } from '../../i18n.tsx'
import { usualAllowance } from '../../spend/allowance.ts'
import { exactOf } from '../../spend/coin.ts'
import { useAllowanceChoice } from '../../spend/useAllowanceChoice.ts'
import { type Approval, coinOf } from '../approval.ts'
import type { AnyFlow, Subject } from '../flow.ts'
import type { FlowRun } from '../run.ts'
import { flowTexts as texts } from '../text.ts'
import { replaceStep } from '../useFlow.ts'

export interface AllowanceChoiceProps {
  readonly run: FlowRun
  readonly approval: Approval
  /** What the approval is for. */
  readonly behind: { readonly flow: AnyFlow; readonly subject: Subject }
}

/** How much to approve where either is enough: the usual sum, or what the step behind it takes. */
export function AllowanceChoice({ run, approval, behind }: AllowanceChoiceProps) {
  const t = useText()
  const config = useConfig()
  const [, remember] = useAllowanceChoice()
  const taken = behind.flow.takes?.(behind.subject)
  const contract = run.ticket?.call.contract
  if (taken === undefined || config === null || contract === undefined) return null
  const coin = coinOf(contract, config)
  const needed = BigInt(taken)
  const possible = coin.symbol === 'USDT' && approval.amount > 0n && needed < usualAllowance
  if (!possible || run.plan === undefined) return null
  const amounts = { usual: usualAllowance, exact: needed } as const
  const choose = (choice: keyof typeof amounts): void => {
    remember(choice)
    const amount = amounts[choice]
    if (amount !== approval.amount)
      void replaceStep(run, { ...run.subject, amount: String(amount) })
  }
  // Without groups, as the specification writes it: 1000 USDT.
  const labels = {
    usual: exactOf(usualAllowance, coin).replaceAll(',', ''),
    exact: t(texts.onlyThis),
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="float-left flex w-full justify-between gap-2">
        <span className="font-semibold">{t(texts.approveFirst, { symbol: coin.symbol })}</span>
        <span className="num text-soft">
          {t(texts.signatures, { count: run.plan.steps.length - run.plan.at })}
        </span>
      </legend>
      <div className="grid grid-cols-2 gap-3">
        {(['usual', 'exact'] as const).map((each) => {
          const chosen = approval.amount === amounts[each]
          return (
            <label
              key={each}
              className={classes(
                'num grid min-h-11 cursor-pointer place-items-center rounded-md border px-2 text-center font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lapis',
                chosen ? 'border-lapis bg-lapis-wash' : 'border-line',
              )}
            >
              <input
                type="radio"
                name="approval"
                className="sr-only"
                checked={chosen}
                onChange={() => choose(each)}
              />
              <span>{labels[each]}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
