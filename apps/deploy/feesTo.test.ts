import { expect, test } from 'vitest'
import { planFor } from './contracts.ts'
import { feesToFrom } from './feesTo.ts'

const context = {
  network: 'local',
  deployer: '0xDeployer' as const,
  roles: { platform: '0xPlatform' } as never,
  address: (contract: string) => `0x${contract}` as const,
}

test('the platform’s share goes to its account where nothing is named', () => {
  expect(feesToFrom({})).toBe('platform')
  expect(feesToFrom({ TESSERA_FEES: '' })).toBe('platform')
  expect(feesToFrom({ TESSERA_FEES: 'pool' })).toBe('pool')
  expect(() => feesToFrom({ TESSERA_FEES: 'bob' })).toThrow('platform or pool')
})

test.each([
  ['platform', '0xPlatform'],
  ['pool', '0xDaoPool'],
] as const)('the splitter pays %s', (feesTo, receiver) => {
  const { contracts } = planFor('local', { feesTo })
  const splitter = contracts.find(({ contract }) => contract === 'FeeSplitter')!
  expect(splitter.args(context)).toEqual(['0xTeam', receiver, '0xRewardDistributor'])
})
