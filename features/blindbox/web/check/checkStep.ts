/** The steps of a draw, in their order; `told` replaces `secret` if words come from an external source. */
export type StepName = 'request' | 'secret' | 'returned' | 'block' | 'urn' | 'word' | 'cards'

export type ValueName =
  | 'contract'
  | 'holder'
  | 'boxes'
  | 'amount'
  | 'penalty'
  | 'seed'
  | 'requestBlock'
  | 'tip'
  | 'postedBlock'
  | 'hashes'
  | 'secret'
  | 'secretHash'
  | 'returned'
  | 'nextBlock'
  | 'nodeHash'
  | 'usedHash'
  | 'sealed'
  | 'drawnBefore'
  | 'urn'
  | 'word'
  | 'card'
  | 'goesTo'
  | 'draws'
  | 'fee'

export interface CheckValue {
  readonly name: ValueName
  /** Which of several: a box's number. */
  readonly of?: string
  /** The expected value: from the chain, or computed. */
  readonly value: string
  /** The differing value; null if they are equal, or if there is none. */
  readonly differs: string | null
}

export interface CheckStep {
  readonly name: StepName
  /** open: its input is not there yet. */
  readonly verdict: 'right' | 'wrong' | 'open'
  readonly values: readonly CheckValue[]
}

/** If there is no value. */
export const none = '–'

/** One value against each of those that have to be the same. */
export function same(
  name: ValueName,
  value: string,
  others: readonly string[],
  of?: string,
): CheckValue {
  const other = others.find((each) => each !== value)
  return { name, value, differs: other ?? null, ...(of === undefined ? {} : { of }) }
}

/** A value that has nothing beside it. */
export const plain = (name: ValueName, value: string): CheckValue => same(name, value, [])

export const step = (name: StepName, values: readonly CheckValue[]): CheckStep => ({
  name,
  values,
  verdict: values.some(({ differs }) => differs !== null) ? 'wrong' : 'right',
})

/** A step that waits for something, unless a value of it is wrong already. */
export const open = (name: StepName, values: readonly CheckValue[] = []): CheckStep => {
  const made = step(name, values)
  return made.verdict === 'wrong' ? made : { ...made, verdict: 'open' }
}

export const isRight = (steps: readonly CheckStep[]): boolean =>
  steps.every(({ verdict }) => verdict === 'right')
