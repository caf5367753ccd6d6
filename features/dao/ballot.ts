import { addressToHex20, type Address } from '#platform/std/address.ts'

/** A vote as wallets sign it, TIP-712, and the contract reads it. Addresses as ABI coding has them. */
export interface Ballot {
  readonly proposalId: string
  readonly support: number
  readonly voter: Address
  readonly nonce: string
}

export interface BallotDomain {
  readonly name: string
  readonly version: string
  readonly chainId: number
  readonly verifyingContract: string
}

const hex = (address: string): `0x${string}` => `0x${addressToHex20(address as Address)}`

export const ballotData = (domain: BallotDomain, { proposalId, support, voter, nonce }: Ballot) =>
  ({
    domain: { ...domain, verifyingContract: hex(domain.verifyingContract) },
    types: {
      Ballot: [
        { name: 'proposalId', type: 'uint256' },
        { name: 'support', type: 'uint8' },
        { name: 'voter', type: 'address' },
        { name: 'nonce', type: 'uint256' },
      ],
    },
    primaryType: 'Ballot',
    message: { proposalId: BigInt(proposalId), support, voter: hex(voter), nonce: BigInt(nonce) },
  }) as const
