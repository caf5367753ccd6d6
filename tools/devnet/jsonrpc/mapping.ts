/** Objects among the parameters: a full node maps them to classes, and takes no field that those lack. */
import { Unmapped } from './errors.ts'

type Kind = 'text' | 'list' | 'any'
type Fields = ReadonlyMap<string, Kind>

const all = (kind: Kind, names: string): [string, Kind][] =>
  names.split(' ').map((name) => [name, kind])

const calls = 'from to gas gasPrice value data input nonce'
const numbers =
  'tokenId tokenValue consumeUserResourcePercent originEnergyLimit permissionId visible'
export const callFields: Fields = new Map(all('text', calls))
export const buildFields: Fields = new Map([
  ...all('text', `${calls} abi name extraData`),
  ...all('any', numbers),
])
export const filterFields: Fields = new Map([
  ...all('text', 'fromBlock toBlock blockHash'),
  ['address', 'any'],
  ['topics', 'list'],
])

/** Throws for an object with another field, or with a list or an object where a text belongs. */
export function mustMap(value: unknown, fields: Fields): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  for (const [name, each] of Object.entries(value as Readonly<Record<string, unknown>>)) {
    const kind = fields.get(name)
    if (kind === undefined) throw new Unmapped()
    if (each === null || kind === 'any') continue
    if (kind === 'list' ? !Array.isArray(each) : typeof each === 'object') throw new Unmapped()
  }
}
