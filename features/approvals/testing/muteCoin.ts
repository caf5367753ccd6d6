import { type Deployed, deployed } from '#apps/deploy/deployed.ts'
import { addressFromHex } from '#platform/std/address.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { compileApart } from '../../../scripts/compile-contracts.ts'

const name = 'MuteCoin'

/** A coin of a stranger on the network of a test, with calls by account name. */
export class MuteCoin {
  static async on({ world }: Pick<Stack, 'world'>): Promise<MuteCoin> {
    const file = 'features/approvals/testing/MuteCoin.t.sol'
    const contracts = deployed(world, compileApart([[file, name]]))
    await contracts.deploy(name)
    return new MuteCoin(contracts)
  }
  private constructor(contracts: Deployed) {
    this.contracts = contracts
  }
  private readonly contracts: Deployed

  get hex(): `0x${string}` {
    return this.contracts.hex(name)
  }
  get address(): string {
    return addressFromHex(this.hex)
  }

  async send(who: string, functionName: string, args: readonly unknown[]): Promise<void> {
    const { reason } = await this.contracts.send(who, name, functionName, args)
    if (reason !== '') throw new Error(`${functionName} refused: ${reason}`)
  }

  read = <T>(functionName: string, args: readonly unknown[]): Promise<T> =>
    this.contracts.read<T>(name, functionName, args)
}
