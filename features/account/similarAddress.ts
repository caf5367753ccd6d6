/** Characters that readers compare, at both ends together. */
const compared = 4

/**
 * One that the address can be taken for: a sender of worthless amounts makes an address with the same beginning or end
 * as one that its victim knows, and waits for it to be copied from a list.
 */
export const similarTo = <A extends string>(address: A, known: readonly A[]): A | null =>
  known.find((one) => one !== address && alike(one, address) >= compared) ?? null

/** Every address begins with T. */
const alike = (one: string, other: string): number =>
  commonStart(one.slice(1), other.slice(1)) + commonStart(backwards(one), backwards(other))

const backwards = (text: string): string => Array.from(text).toReversed().join('')

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}
