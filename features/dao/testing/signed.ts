import type { World } from '#apps/deploy/testing.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'
import { privateKeyToAccount } from 'viem/accounts'

import { type Ballot, ballotData } from '../ballot.ts'

/** A demo account's signature of a vote, in the domain that the contract states. */
export async function signedAs(
  { world }: { readonly world: Pick<World, 'net' | 'read'> },
  who: string,
  ballot: Omit<Ballot, 'voter'>,
): Promise<string> {
  const { address, privateKey } = world.net.accounts.find(({ name }) => name === who)!
  const account = privateKeyToAccount(`0x${privateKey.replace(/^0x/, '')}`)
  const stated = await world.read<readonly [string, string, string, bigint, string]>(
    'Dao',
    'eip712Domain',
  )
  const [, name, version, chainId, at] = stated
  const domain = { name, version, chainId: Number(chainId), verifyingContract: addressFromHex(at) }
  const voter = address as Address
  return account.signTypedData(ballotData(domain, { ...ballot, voter }))
}
