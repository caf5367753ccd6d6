/** The steps of a draw, in the order they were made; `told` stands for `secret` where words come from a source. */
export type StepName = 'request' | 'secret' | 'told' | 'block' | 'urn' | 'word' | 'cards'

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
  | 'told'
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
  /** As it should be: by the chain, or by reckoning. */
  readonly value: string
  /** What stands in its place; null where they are the same, or where nothing does. */
  readonly differs: string | null
}

export interface CheckStep {
  readonly name: StepName
  /** open: what it depends on is not there yet. */
  readonly verdict: 'right' | 'wrong' | 'open'
  readonly values: readonly CheckValue[]
}

/** Where nothing stands. */
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
