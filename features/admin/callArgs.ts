import { parametersOf, type Subject } from '#platform/std/action.ts'
import { coinContract } from '#platform/std/coinContract.ts'

/** Arguments of an operator's call as text, from the fields of its request. */

/** Fields by parameter, where the parameter's own name is another field's in this product. */
const fields: Readonly<Record<string, string>> = {
  coin: 'token',
  coin_: 'token',
  newOwner: 'to',
  tokens: 'coins',
  value: 'amount',
  approved: 'enabled',
}
/** Fields of the items of a fixed array. */
const items: Readonly<Record<string, readonly string[]>> = {
  numbers: ['price', 'target', 'offered', 'deadline'],
}

/** What an argument is made of: one field, or one for each item. */
export const fieldsOf = (parameter: string): readonly string[] =>
  items[parameter] ?? [fields[parameter] ?? parameter]

/** Name in the deployment of the contract whose address an argument is. */
type PlaceOf = (subject: Subject) => string

const ofCoin: PlaceOf = ({ coin }) => coinContract(coin)

/** Parameters that no field has, by action: of these the deployment has the address. */
const places: Readonly<Record<string, Readonly<Record<string, PlaceOf>>>> = {
  'admin.cards': { operator: () => 'BlindBoxes' },
  'admin.fundApprove': { spender: ({ fund = '' }) => fund },
  'admin.fundEpochs': { token: ofCoin },
  'admin.asset': { coin: ofCoin },
}

/** Each as an order carries it, a fixed array as its items; null where a field is missing. */
export function callArgs(
  { kind, method }: { readonly kind: string; readonly method: string },
  subject: Subject,
  addressOf: (contract: string) => string,
): Readonly<Record<string, string | readonly string[] | null>> {
  return Object.fromEntries(
    parametersOf(method).map(({ type, name }) => {
      const place = places[kind]?.[name]
      if (place !== undefined) return [name, addressOf(place(subject))]
      const texts = fieldsOf(name).map((field) => subject[field] ?? '')
      const [one = ''] = texts
      // A list of fixed length has a field for each item.
      if (/\[\d+\]$/.test(type)) return [name, texts]
      if (!texts.every((text) => text !== '') && type !== 'string') return [name, null]
      if (type.endsWith('[]')) return [name, JSON.stringify(one.split(','))]
      return [name, type === 'bytes32' ? `0x${one}` : one]
    }),
  )
}
