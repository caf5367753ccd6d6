import { type Address, addressToHex20 } from '#platform/std/address.ts'
import type { Hex } from 'viem'

/** 20 bytes that are no address: whatever is of that length was read as one. */
export const bytes20 = (value: Address): Hex => `0x${addressToHex20(value)}`
