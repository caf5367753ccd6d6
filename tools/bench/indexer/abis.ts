import type { Abi } from 'viem'

import { compileContracts } from '../../../scripts/compile-contracts.ts'

/** Of a contract by its name in the source. */
export function abiOf(contract: string): Abi {
  const found = compileContracts()[contract]
  if (found === undefined) throw new Error(`there is no contract ${contract}`)
  return found.abi
}
