import { expect, test } from 'vitest'
import { demoAccounts } from '#tools/devnet/accounts.ts'
import { planFor } from './contracts.ts'
import { sunswapFrom } from './sunswap.ts'

const [factory, router, wtrx] = demoAccounts(3).map(({ address }) => address)
const env = { TESSERA_FACTORY: factory, TESSERA_ROUTER: router, TESSERA_WTRX: wtrx }

test('a public network’s exchange comes from its variables, the local one has its own', () => {
  expect(sunswapFrom(env, 'nile')).toEqual({ sunswap: { factory, router, wtrx } })
  expect(sunswapFrom(env, 'local')).toEqual({})
  // SunSwap's documents name it.
  expect(sunswapFrom({ ...env, TESSERA_WTRX: '' }, 'mainnet').sunswap?.wtrx).toBe(
    'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR',
  )
})

test('what is missing or no address is named, all at once, and nothing is planned without', () => {
  expect(() => sunswapFrom({ TESSERA_ROUTER: 'Trouter' }, 'nile')).toThrow(
    [
      'TESSERA_FACTORY is missing: the factory of SunSwap V2',
      'TESSERA_ROUTER is no address: Trouter',
      'TESSERA_WTRX is missing: wrapped TRX',
    ].join('\n'),
  )
  expect(() => planFor('mainnet')).toThrow('names its exchange')
})

test('there prices are averages of its pools, and nothing is made that stands', () => {
  const plan = planFor('mainnet', sunswapFrom(env, 'mainnet'))
  expect(plan.aliases).toEqual({ PriceOracle: 'TwapOracle' })
  const made = plan.contracts.map(({ contract }) => contract)
  expect(made).toEqual(expect.arrayContaining(['Zap', 'TwapOracle']))
  for (const standing of ['FixedPriceOracle', 'Usdt', 'Wtrx', 'PairFactory', 'Router']) {
    expect(made).not.toContain(standing)
  }
  expect(plan.calls.map(({ key }) => key)).toEqual([
    'wrap a sun for purchases',
    'give LpPurchases a unit of Wtrx',
    'let the Dao schedule',
    'let the Dao execute',
    'leave the timelock to the Dao',
  ])
})
