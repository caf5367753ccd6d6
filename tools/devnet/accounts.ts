/**
 * Demo accounts. Their private keys are derived from public words and printed in the open:
 * they are worth nothing anywhere else, and anything sent to them on another network is lost.
 */
import { addressFromHex } from '#platform/std/address.ts'
import { addressOfKey, sha256 } from './crypto.ts'
import type { DemoAccount } from './types.ts'

const names = [
  'deployer',
  'alice',
  'bob',
  'carol',
  'dave',
  'erin',
  'frank',
  'grace',
  'heidi',
  'ivan',
  'judy',
  'mallory',
]

/** 1,000,000 TRX each at the beginning. */
export const demoBalance = 1_000_000_000_000n

const keyOf = (word: string): string => sha256(Buffer.from(word, 'utf8')).toString('hex')

function account(name: string, word: string): DemoAccount {
  const privateKey = keyOf(word)
  return { name, address: addressFromHex(addressOfKey(privateKey)), privateKey }
}

/** Account N is the key sha256("tessera demo key N"). */
export const demoAccounts = (count = names.length): DemoAccount[] =>
  Array.from({ length: count }, (_, i) =>
    account(names[i] ?? `account${i}`, `tessera demo key ${i}`),
  )

/** Holds what the faucet gives away: 5,000,000,000 TRX. */
export const faucetAccount = account('faucet', 'tessera demo faucet')
export const faucetBalance = 5_000_000_000_000_000n

/** Two block producers, so that a replaced block always differs from the one it replaces. */
export const witnesses = [0, 1].map((i) => {
  const privateKey = keyOf(`tessera demo witness ${i}`)
  return {
    address: addressOfKey(privateKey),
    privateKey,
    url: `http://witness${i}.test`,
    voteCount: 100_000_000 - i,
  }
})
