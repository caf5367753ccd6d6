import { useState } from 'react'

import { type Bounds, type Fault, typedAmount } from './amount.ts'
import type { ShownCoin } from './coin.ts'

export interface TypedAmount {
  /** Base units; null while what is typed is none, or is out of bounds. */
  readonly units: bigint | null
  /** Whether the form's button was pressed: from then on missing input is shown. */
  readonly pressed: boolean
  readonly press: () => void
  /** For the `AmountField`. */
  readonly field: {
    readonly coin: ShownCoin
    readonly value: string
    readonly onChange: (typed: string) => void
    readonly fault: Fault | null
  }
}

/** The amount of a form; its error is shown once something was typed or the button pressed. */
export function useTypedAmount(coin: ShownCoin, bounds: Bounds): TypedAmount {
  const [typed, setTyped] = useState('')
  const [pressed, setPressed] = useState(false)
  const amount = typedAmount(typed, coin, bounds)
  const fault = 'fault' in amount ? amount.fault : null
  return {
    units: 'units' in amount ? amount.units : null,
    pressed,
    press: () => setPressed(true),
    field: {
      coin,
      value: typed,
      onChange: setTyped,
      fault: pressed || typed !== '' ? fault : null,
    },
  }
}
