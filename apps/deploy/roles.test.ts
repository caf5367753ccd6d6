import { expect, test } from 'vitest'
import { demoAccounts } from '#tools/devnet/accounts.ts'
import { rolesFrom } from './roles.ts'

const [deployer, a, b, c, d, e, f, g, h, i, j, k, l, m] = demoAccounts(14).map(
  ({ address }) => address,
)
const whole = {
  TESSERA_ROOT: a,
  TESSERA_PLATFORM: b,
  TESSERA_FUND: c,
  TESSERA_TREASURY: d,
  TESSERA_OPERATOR: e,
  TESSERA_BUILDER: f,
  TESSERA_GUARDIAN: g,
  TESSERA_MANAGER: h,
  TESSERA_LOCK_OWNER: i,
  TESSERA_FACTORY_OWNER: j,
  TESSERA_REGISTRAR: k,
  TESSERA_ATTESTOR: l,
  TESSERA_ANNOUNCER: m,
}

test('every receiver comes from its own variable', () => {
  const roles = rolesFrom(whole, deployer!)
  expect(roles).toEqual({
    root: a,
    platform: b,
    fund: c,
    treasury: d,
    operator: e,
    builder: f,
    guardian: g,
    manager: h,
    lockOwner: i,
    factoryOwner: j,
    registrar: k,
    attestor: l,
    announcer: m,
  })
})

test('what is missing, no address, or the deployer itself is named, all at once', () => {
  const env = { ...whole, TESSERA_ROOT: '', TESSERA_FUND: 'Tfund', TESSERA_TREASURY: deployer }
  expect(() => rolesFrom(env, deployer!)).toThrow(
    [
      "TESSERA_ROOT is missing: the receiver of the inviter's share where nobody invited",
      'TESSERA_FUND is no address: Tfund',
      "TESSERA_TREASURY is the deployer's own address",
    ].join('\n'),
  )
})

test('an address without a key is no receiver, whatever its role', () => {
  const burnt = {
    // The zero address, …dEaD, the first of the network's own contracts, and where burnt TRX are counted.
    zero: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
    dead: 'T9yD14Nj9j7xAB4dbGeiX9h8upfCg3PBbY',
    one: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKLxmGkn',
    hole: 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy',
  }
  for (const address of Object.values(burnt)) {
    for (const variable of Object.keys(whole)) {
      expect(() => rolesFrom({ ...whole, [variable]: address }, deployer!)).toThrow(
        `${variable} is a burn address, no key opens it: ${address}`,
      )
    }
  }
})

test('the builder and the guardian of epochs are different accounts', () => {
  const env = { ...whole, TESSERA_GUARDIAN: whole.TESSERA_BUILDER }
  expect(() => rolesFrom(env, deployer!)).toThrow(
    "TESSERA_GUARDIAN is the builder's own address: nobody would guard against it",
  )
})

test('an attestor is another than the registrar', () => {
  const env = { ...whole, TESSERA_ATTESTOR: whole.TESSERA_REGISTRAR }
  expect(() => rolesFrom(env, deployer!)).toThrow(
    "TESSERA_ATTESTOR is the registrar's own address: nobody would guard against it",
  )
})
