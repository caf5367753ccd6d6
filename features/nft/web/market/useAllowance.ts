import { useConfig } from '#platform/web/config.ts'
import { type Step, step } from '#platform/web/flow/useFlow.ts'
import { useSession } from '#platform/web/session.tsx'
import {
  type AllowanceChoice,
  allowanceSteps,
  usualAllowance,
} from '#platform/web/spend/allowance.ts'
import { isNative } from '#platform/web/spend/coinContract.ts'
import { useAllowanceChoice } from '#platform/web/spend/useAllowanceChoice.ts'
import { useEffect, useState } from 'react'

import { marketActions } from '../../marketActions.ts'
import { standingAllowance } from './allowance.ts'

export interface Allowance {
  /** none: the coin needs no leave */
  readonly state: 'none' | 'reading' | 'known' | 'failed'
  /** Base units that the market may take now. */
  readonly standing: bigint
  /** What comes first, in order. */
  readonly first: readonly Step[]
  /** The amounts of it. */
  readonly amounts: readonly bigint[]
  readonly choice: AllowanceChoice
  readonly choose: (choice: AllowanceChoice) => void
  readonly readAgain: () => void
}

/** Whether the market may take an amount of a coin, and what must be signed before it may. */
export function useAllowance(coin: string, needed: bigint, open: boolean): Allowance {
  const { address } = useSession()
  const contracts = useConfig()?.contracts ?? null
  const [choice, choose] = useAllowanceChoice()
  const [round, setRound] = useState(0)
  const [last, setLast] = useState<Read | null>(null)
  const asked = open && !isNative(coin) && address !== null && contracts !== null
  const what = `${coin} ${address} ${round}`
  const read = last?.what === what ? last : null
  useEffect(() => {
    if (!asked) return
    let wanted = true
    standingAllowance(coin, address, contracts).then(
      (standing) => wanted && setLast({ what, standing }),
      () => wanted && setLast({ what, standing: null }),
    )
    return () => {
      wanted = false
    }
  }, [asked, what, coin, address, contracts])
  const standing = read?.standing ?? null
  const amounts =
    isNative(coin) || standing === null
      ? []
      : allowanceSteps(standing, needed, choice, usualAllowance)
  return {
    state: isNative(coin)
      ? 'none'
      : read === null
        ? 'reading'
        : standing === null
          ? 'failed'
          : 'known',
    standing: standing ?? 0n,
    first: amounts.map((amount) => step(marketActions.allow, { coin, amount: String(amount) })),
    amounts,
    choice,
    choose,
    readAgain: () => setRound(round + 1),
  }
}

/** The last answer; null where there was none. */
interface Read {
  readonly what: string
  readonly standing: bigint | null
}
