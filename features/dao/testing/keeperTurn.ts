import { operatorWith } from '#apps/keeper/operator.ts'
import { ChoresKeeper } from '#platform/chain/chores.ts'
import { TronNode } from '#platform/chain/node.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { Client } from '#tests/journeys/client.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { voteChore } from '../keeper/chores.ts'

/** The keeper sends the signed votes that our server has, as `npm start` lets it. */
export async function keeperTurn(stack: Stack): Promise<void> {
  const { world } = stack
  const { net } = world
  const { privateKey } = net.accounts.find(({ name }) => name === 'judy')!
  const judy = new Client(stack, 'judy')
  const node = new TronNode(net.url)
  const chore = voteChore((path, form) => judy.post(path, form))
  const operatorOf = (contract: Parameters<typeof operatorWith>[2]) =>
    operatorWith(net.url, privateKey, contract)
  const log = { info: () => {}, warn: () => {} }
  const chores = [{ chore, address: addressFromHex(world.hex('Dao')), operatorOf }]
  try {
    await new ChoresKeeper({ node, chores, budget: 1_000_000, log }).turn()
  } finally {
    node.close()
  }
}
