import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'
import { operatorWith } from '#apps/keeper/operator.ts'

import { EpochsKeeper } from '../../keeper/epochs.ts'
import { epochRoute } from '../epochFile.ts'

/** The operator of epochs on a stack, with the deployer's key. Its log lines are added to `said`. */
export function epochsKeeperOn(
  { world, server: { app } }: Stack,
  lines: string[] = [],
): EpochsKeeper {
  const key = world.net.accounts[0]!.privateKey
  const signer = (name: string) => operatorWith(world.net.url, key, app.deployment.address(name))
  const recordLine = (_values: object, message: string) => lines.push(message)
  return new EpochsKeeper({
    node: app.node,
    contract: app.deployment.address('RewardDistributor'),
    builder: signer('RewardDistributor'),
    splitter: app.deployment.address('FeeSplitter'),
    pool: signer('FeeSplitter'),
    money: [{ address: app.deployment.address('CardMarket'), signer: signer('CardMarket') }],
    async file(block) {
      const bytes = await epochRoute.read(app, `${block}.json`)
      return bytes === null ? null : new TextDecoder().decode(bytes)
    },
    every: 60,
    network: 'local',
    log: { info: recordLine, warn: recordLine, error: recordLine },
  })
}

/** Each of them stakes 400 USDT: three of a direct line make its inviter V1, who gets 1 % of the fees they pay. */
export async function stakeForLevel({ world }: Stack, members: readonly string[]): Promise<void> {
  const amount = 400_000_000n
  for (const name of members) {
    await must(world, 'deployer', 'Usdt', 'transfer', [world.hex(name), amount])
    await must(world, name, 'Usdt', 'approve', [world.hex('TermStaking'), amount])
    await must(world, name, 'TermStaking', 'pledge', [world.hex('Usdt'), 7n, amount])
  }
}
