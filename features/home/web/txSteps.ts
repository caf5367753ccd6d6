import type { OrderState } from '#platform/std/order.ts'
import type { Step } from '#platform/ui/StepList.tsx'

export type TxStep = Pick<Step, 'state'> & { readonly key: OrderState }

const way = ['sent', 'packed', 'done'] as const

/** The steps of a transaction with its present one; a failed one ends where it failed. */
export function txSteps(state: OrderState): TxStep[] {
  if (state === 'failed' || state === 'expired') {
    const reached = state === 'failed' ? (['sent', 'packed'] as const) : []
    return [
      ...reached.map((key) => ({ key, state: 'done' as const })),
      { key: state, state: 'failed' },
    ]
  }
  // A created order waits before the first step.
  const at = way.indexOf(state as (typeof way)[number])
  return way.map((key, index) => ({
    key,
    state: state === 'done' || index < at ? 'done' : index === at ? 'now' : 'todo',
  }))
}
