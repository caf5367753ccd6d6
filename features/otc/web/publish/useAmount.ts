import { type Bounds, type Fault, typedAmount } from '#platform/web/spend/amount.ts'
import type { ShownCoin } from '#platform/web/spend/coin.ts'
import { useState } from 'react'

/** An amount that may stand there from the start. Its error is shown once something was typed, or `pressed`. */
export function useAmount(coin: ShownCoin, bounds: Bounds, pressed: boolean, initial = '') {
  const [typed, setTyped] = useState(initial)
  const read = typedAmount(typed, coin, bounds)
  const fault: Fault | null = 'fault' in read ? read.fault : null
  return {
    units: 'units' in read ? read.units : null,
    typed,
    setTyped,
    fault: pressed || typed !== '' ? fault : null,
  }
}
