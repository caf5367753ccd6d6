import { demoAccounts } from '#tools/devnet/accounts.ts'
import { isAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'
import { planFor } from './contracts.ts'
import { wordsFrom } from './words.ts'

const context = {
  network: 'nile',
  deployer: '0xDeployer' as const,
  roles: {} as never,
  address: (contract: string) => `0x${contract}` as const,
}
/** Stand-ins: any address serves here. */
const [factory, router, wtrx] = demoAccounts(3).map(({ address }) => address) as [
  string,
  string,
  string,
]
const sunswap = { factory, router, wtrx }
type Plan = ReturnType<typeof planFor>
const boxesOf = (plan: Plan) => plan.contracts.find(({ contract }) => contract === 'BlindBoxes')!
const names = (steps: readonly { readonly contract: string }[]) =>
  steps.map(({ contract }) => contract)

test('words are the operator’s where nobody is named', () => {
  expect(wordsFrom({}, 'mainnet')).toBe('operator')
  expect(wordsFrom({ TESSERA_WORDS: '' }, 'local')).toBe('operator')
  expect(wordsFrom({ TESSERA_WORDS: 'winklink' }, 'nile')).toBe('winklink')
  expect(() => wordsFrom({ TESSERA_WORDS: 'dice' }, 'nile')).toThrow('operator or winklink')
  expect(() => wordsFrom({ TESSERA_WORDS: 'winklink' }, 'local')).toThrow('local network')
})

test.each(['local', 'nile', 'mainnet'] as const)(
  'without a provider, %s has no source',
  (network) => {
    const plan = planFor(network, { sunswap })
    expect(names(plan.contracts)).not.toContain('WinklinkWords')
    expect(boxesOf(plan).args(context).at(-1)).toBe(`0x${'0'.repeat(40)}`)
    expect(names(plan.calls)).not.toContain('WinklinkWords')
  },
)

test.each(['nile', 'mainnet'] as const)(
  'on %s WINkLink’s words are bound to BlindBoxes by the deployer alone',
  (network) => {
    const plan = planFor(network, { sunswap, words: 'winklink' })
    const winklink = ['Win', 'WinkMid', 'WinklinkWrapper']
    expect(names(plan.existing)).toEqual(['Usdt', 'PairFactory', 'Router', 'Wtrx', ...winklink])
    for (const { address } of plan.existing) expect(isAddress(address)).toBe(true)
    const source = plan.contracts[plan.contracts.indexOf(boxesOf(plan)) - 1]!
    expect(source.contract).toBe('WinklinkWords')
    expect(source.args(context)).toEqual([
      '0xWin',
      '0xWinkMid',
      '0xWinklinkWrapper',
      50_000,
      20,
      '0xDeployer',
    ])
    expect(boxesOf(plan).args(context).at(-1)).toBe('0xWinklinkWords')
    const bind = plan.calls.find(({ contract }) => contract === 'WinklinkWords')!
    expect([bind.functionName, bind.args(context)]).toEqual(['bind', ['0xBlindBoxes']])
  },
)
