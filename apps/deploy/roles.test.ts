import { expect, test } from 'vitest'
import { demoAccounts } from '#apps/devnet/accounts.ts'
import { rolesFrom } from './roles.ts'

const [deployer, a, b, c, d, e, f] = demoAccounts(7).map(({ address }) => address)
const whole = {
  TESSERA_ROOT: a,
  TESSERA_PLATFORM: b,
  TESSERA_POOL: c,
  TESSERA_FUND: d,
  TESSERA_TREASURY: e,
  TESSERA_OPERATOR: f,
}

test('every receiver comes from its own variable', () => {
  const roles = rolesFrom(whole, deployer!)
  expect(roles).toEqual({ root: a, platform: b, pool: c, fund: d, treasury: e, operator: f })
})

test('what is missing, no address, or the deployer itself is named, all at once', () => {
  const env = { ...whole, TESSERA_ROOT: '', TESSERA_POOL: 'Tpool', TESSERA_TREASURY: deployer }
  expect(() => rolesFrom(env, deployer!)).toThrow(
    [
      "TESSERA_ROOT is missing: the receiver of the inviter's share where nobody invited",
      'TESSERA_POOL is no address: Tpool',
      "TESSERA_TREASURY is the deployer's own address",
    ].join('\n'),
  )
})
