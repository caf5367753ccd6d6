import { deployed } from '#apps/deploy/deployed.ts'
import type { PaymentStage, Payments } from '#apps/deploy/testing/payments.ts'
import type { Hex } from 'viem'

import { compileApart } from '../../../scripts/compile-contracts.ts'

const here = 'BurnMining'
const passPrice = 10_000_000n
const nodePrice = 100_000_000n
const amount = 1_000_000n * 10n ** 18n

export const burnPayments: Payments = {
  callersOwn: [
    'BurnMining.claim',
    'BurnMining.swapToBurn',
    'BurnNodes.activate',
    'BurnNodes.buyNode',
    'BurnNodes.claimNode',
    'BurnPasses.buyPass',
    'BurnPasses.refundPass',
  ],
  variants: ['BurnNodes.refundNode of a contract'],
  /** Alice's pass is used; bob's node is active; her node and two of a contract lapse. */
  async prepare(stage) {
    const { world, call, encoded, sunOf } = stage
    const sunFor = (usdt: bigint) => world.read<bigint>('TwapOracle', 'usdtToTrx', [usdt])
    await freshAverage(stage)
    const price = await sunFor(nodePrice)
    await call('alice', here, 'buyPass', [], await sunFor(passPrice))
    await call('deployer', 'Tes', 'transfer', [world.hex('alice'), amount])
    await call('alice', 'Tes', 'approve', [world.hex(here), amount])
    await call('alice', here, 'burn', [world.hex('Tes'), 1_000_000n])
    await call('bob', here, 'buyNode', [1n], price)
    await call('bob', here, 'activate', [1n])
    await call('alice', here, 'buyNode', [1n], price)
    const moody = deployed(world, compileApart([['features/nft/contract/Moody.t.sol', 'Moody']]))
    await moody.deploy('Moody')
    const act = async (contract: string, data: Hex, value = 0n): Promise<void> => {
      const to = [world.hex(contract), value, data]
      const { reason } = await moody.send('carol', 'Moody', 'act', to, value)
      if (reason !== '') throw new Error(`${contract}: ${reason}`)
    }
    await act('Team', encoded('Team', 'bindParent', [world.hex('alice')]))
    await act(here, encoded(here, 'buyNode', [1n]), price)
    await act(here, encoded(here, 'buyNode', [1n]), price)
    const holder = moody.hex('Moody')
    refuser = {
      hex: holder,
      take: async () => void (await moody.send('carol', 'Moody', 'set', [true, false])),
    }

    const payment = { contract: here }
    const creditOf = (hex: string) => world.read<bigint>(here, 'creditOf', [hex])
    stage.add('BurnPasses.collectPass', {
      ...payment,
      name: 'collectPass',
      args: [world.hex('alice')],
      balance: () => sunOf(world.hex('FeeSplitter')),
    })
    stage.add('BurnNodes.collectFund', {
      ...payment,
      name: 'collectFund',
      args: [],
      balance: () => sunOf(world.hex('deployer')),
    })
    stage.add('BurnNodes.refundNode', {
      ...payment,
      name: 'refundNode',
      args: [2n],
      balance: () => sunOf(world.hex('alice')),
      credit: () => creditOf(world.hex('alice')),
    })
    stage.add('BurnNodes.refundNode of a contract', {
      ...payment,
      name: 'refundNode',
      args: [3n],
      balance: () => sunOf(holder),
      credit: () => creditOf(holder),
    })
    stage.add('BurnNodes.withdraw', {
      ...payment,
      name: 'withdraw',
      args: [holder],
      balance: () => sunOf(holder),
    })
  },
  /** The contract refuses the price of its second node, which waits for it; then it takes TRX. */
  async last({ call }) {
    await call('dave', here, 'refundNode', [4n])
    await refuser.take()
  },
}

let refuser: { readonly hex: string; readonly take: () => Promise<void> }

/** Whatever time other features let pass. */
async function freshAverage({ world, call }: PaymentStage): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await world.net.travel(31 * 60)
    await call('dave', 'TwapOracle', 'poke', [])
  }
}
