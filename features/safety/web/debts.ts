import type { DebtView } from '../api.ts'

/** covered, short · open: node or coin did not answer, or a payment came in between · unchecked: not requested */
export type DebtState = 'covered' | 'short' | 'open' | 'unchecked'

export const keyOf = ({ address, coin }: DebtView): string => `${address} ${coin.address}`

export function stateOf({ checked, covered }: DebtView): DebtState {
  if (!checked) return 'unchecked'
  if (covered === null) return 'open'
  return covered ? 'covered' : 'short'
}

export interface Summary {
  readonly state: Exclude<DebtState, 'unchecked'>
  readonly short: number
  readonly covered: number
  /** All that were requested. */
  readonly checked: number
}

/** `unread`: reports that are missing. Covered only where nothing is missing. */
export function summaryOf(list: readonly DebtView[], unread: number): Summary {
  const states = list.map(stateOf).filter((state) => state !== 'unchecked')
  const count = (wanted: DebtState) => states.filter((state) => state === wanted).length
  const [short, covered, checked] = [count('short'), count('covered'), states.length]
  const whole = unread === 0 && covered === checked
  return { state: short > 0 ? 'short' : whole ? 'covered' : 'open', short, covered, checked }
}

/** ms until the contracts are read again: what is open, the next block has most often. */
export const readAgainIn = (list: readonly DebtView[], unread: number): number =>
  summaryOf(list, unread).state === 'open' ? 5_000 : 30_000

/** By name, in the order of the first of each. */
export function groupsOf(list: readonly DebtView[]): readonly (readonly DebtView[])[] {
  const groups = new Map<string, DebtView[]>()
  for (const debt of list) {
    const group = groups.get(debt.what)
    if (group === undefined) groups.set(debt.what, [debt])
    else group.push(debt)
  }
  return [...groups.values()]
}

/** Amounts of a bar: of what there is the owed part and the rest; of a shortage what there is and what is missing. */
export function partsOf({ owed, held }: DebtView): readonly { amount: bigint; colour: string }[] {
  if (owed === null || held === null) return []
  const [all, has] = [BigInt(owed), BigInt(held)]
  return has < all
    ? [
        { amount: has, colour: 'bg-lapis' },
        { amount: all - has, colour: 'bg-terra' },
      ]
    : [
        { amount: all, colour: 'bg-lapis' },
        { amount: has - all, colour: 'bg-verdigris' },
      ]
}
