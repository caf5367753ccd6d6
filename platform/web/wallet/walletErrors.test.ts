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
  ['FAILED', undefined],
])('%s from %o', (code, error) => {
  expect(walletErrorOf(error).code).toBe(code)
})

test('its own errors stay as they are', () => {
  const own = new WalletError('LOCKED', 'words')
  expect(walletErrorOf(own)).toBe(own)
})
