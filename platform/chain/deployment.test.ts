import { zeroAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { deploymentOf, readDeployment } from './deployment.ts'

const good = {
  network: 'nile',
  chainId: '0xcd8690dc',
  deployBlock: 7,
  fingerprint: 'f',
  contracts: { Cards: { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', other: 1 } },
}

test('gives an address by name, and names what is missing', () => {
  const deployment = deploymentOf(good)
  expect(deployment.address('Cards')).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  expect(() => deployment.address('Team')).toThrow('Team is not deployed on nile')
  expect(() => deployment.address('toString')).toThrow('toString is not deployed on nile')
  expect(deployment.nameOf(deployment.address('Cards'))).toBe('Cards')
  expect(deployment.nameOf(zeroAddress)).toBeNull()
  expect(deployment.announcer).toBeNull()
  const announcer = deployment.address('Cards')
  expect(deploymentOf({ ...good, announcer }).announcer).toBe(announcer)
})

test.each([
  ['an address', { contracts: { Cards: { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' } } }],
  ['the chain’s id', { chainId: '1' }],
  ['a block', { deployBlock: -1 }],
  ['an announcer', { announcer: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' }],
])('refuses %s that is wrong', (_, wrong) => {
  expect(() => deploymentOf({ ...good, ...wrong })).toThrow('deployment')
})

test('the error names a missing file', () => {
  expect(() => readDeployment('/nowhere/deployment.json')).toThrow(
    'No deployment at /nowhere/deployment.json: run npm run deploy first, or name the file by DEPLOYMENT.',
  )
})
