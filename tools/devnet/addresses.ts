/** Addresses as the state and the messages write them. */
import { keccak256 } from './crypto.ts'

export const isAddress41 = (hex: string): boolean => /^41[0-9a-f]{40}$/.test(hex)

/** 42 hex digits → the 40 that the state goes by. */
export const bare = (hex41: string): string => hex41.slice(2)

/** Where a deployment puts its contract. */
export const deployedAddress = (id: string, owner41: string): string =>
  `41${keccak256(Buffer.from(id + owner41, 'hex')).toString('hex', 12)}`
