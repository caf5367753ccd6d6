import { expect, test } from 'vitest'

import { WalletError } from './wallet.ts'
import { walletErrorOf } from './walletErrors.ts'

test.each([
  ['REJECTED', new Error('Confirmation declined by user')],
  ['REJECTED', 'Confirmation declined by user'],
  ['REJECTED', Object.assign(new Error('no'), { code: 4001 })],
  ['REJECTED', Object.assign(new Error('x'), { error: { code: 4001 } })],
  ['BUSY', Object.assign(new Error('x'), { code: 4000 })],
  ['BUSY', Object.assign(new Error('x'), { code: -32002 })],
  ['LOCKED', new Error('Cannot connect wallet.')],
  ['LOCKED', new Error('The wallet is disconnected. Please connect first.')],
  ['LOCKED', new Error('Request connect error.')],
  ['OUTDATED', new TypeError('t.match is not a function')],
  ['OUTDATED', new TypeError('wallet.tronWeb.trx.signMessageV2 is not a function')],
  ['NOT_FOUND', new Error('The wallet is not found.')],
  ['FAILED', new Error('something else')],
  ['FAILED', new Error('the request was blocked')],
  ['LOCKED', undefined],
  ['LOCKED', ''],
  ['LOCKED', new Error('')],
  ['LOCKED', new Error('Unknown error')],
  ['LOCKED', Object.assign(new Error(''), { code: -32000 })],
  ['OUTDATED', Object.assign(new Error(''), { code: 4200 })],
  ['UNKNOWN_NETWORK', Object.assign(new Error('Unrecognized chain'), { code: 4902 })],
  ['OTHER_ACCOUNT', 'Private key does not match address in transaction'],
])('%s from %o', (code, error) => {
  expect(walletErrorOf(error).code).toBe(code)
})

test('its own errors stay as they are, and get the name of their wallet once', () => {
  const own = new WalletError('LOCKED', 'words')
  expect(walletErrorOf(own)).toBe(own)
  const named = walletErrorOf(own, 'TronLink')
  expect(named).toMatchObject({ code: 'LOCKED', message: 'words', wallet: 'TronLink' })
  expect(walletErrorOf(named, 'OKX Wallet')).toBe(named)
})
