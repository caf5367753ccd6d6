/**
 * An urn after some draws. The last card takes the place of each drawn one, so the drawn cards, in their order,
 * determine the order of the others.
 * @throws RangeError if one of them was not in it
 */
export function urnAfter<Card>(sealed: readonly Card[], drawn: Iterable<Card>): Card[] {
  const urn = [...sealed]
  for (const card of drawn) {
    const place = urn.indexOf(card)
    const last = urn.pop()
    if (place < 0 || last === undefined) throw new RangeError('drawn and not in the urn')
    if (place < urn.length) urn[place] = last
  }
  return urn
}
