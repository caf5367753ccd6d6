import type { MultisigView } from '../api.ts'

type Permission = NonNullable<MultisigView['permission']>
type Signatures = MultisigView['signatures']

/** Of keys that the permission has now: with one of a removed key the chain refuses the whole call. */
export const countedOf = ({ keys }: Permission, signatures: Signatures): Signatures =>
  signatures.filter(({ signer }) =>
    keys.some(({ address, weight }) => address === signer && weight > 0),
  )

/** Of those that signed, each once, by the account's permission now. */
export const weightOf = ({ keys }: Permission, signatures: Signatures): number =>
  keys
    .filter(({ address }) => signatures.some(({ signer }) => signer === address))
    .reduce((sum, { weight }) => sum + weight, 0)
