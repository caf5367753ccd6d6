import { Button } from '#platform/ui/Button.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { SaleStep } from './saleSteps.ts'
import { ownTexts as texts } from './textOwn.ts'
import { marketActions } from '../../marketActions.ts'

export interface SaleActionsProps {
  readonly sale: { readonly tokenId: number; readonly number: number }
  readonly steps: readonly SaleStep[]
  /** Whether the reader is the buyer. */
  readonly buying: boolean
}

/** The user's present actions on a frozen sale, the due one last. */
export function SaleActions({ sale, steps, buying }: SaleActionsProps) {
  const t = useText()
  const settle = useAction(marketActions.settle)
  const cancel = useAction(marketActions.cancelSale)
  const id = { tokenId: String(sale.tokenId), number: String(sale.number) }
  const names = {
    settle: texts.settle,
    cancel: texts.callOff,
    refund: buying ? texts.takeBack : texts.sendBack,
  }
  return steps.toReversed().map((step) => {
    const flow = step === 'settle' ? settle : cancel
    return (
      <Button
        key={step}
        small
        kind="quiet"
        className={step === 'cancel' ? undefined : 'text-lapis!'}
        busy={flow.busy}
        onClick={() => void flow.start(id)}
      >
        {t(names[step])}
      </Button>
    )
  })
}
