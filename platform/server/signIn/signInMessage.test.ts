import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readSignInMessage, writeSignInMessage } from './signInMessage.ts'

const message = {
  domain: 'app.example',
  address: 'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7',
  chainId: '0x2b6653dc',
  nonce: '0123456789abcdef',
  issuedAt: 1_700_000_000,
  expiresAt: 1_700_000_300,
}

test('the text, line by line', () => {
  expect(writeSignInMessage(message).split('\n')).toEqual([
    'app.example wants you to sign in with your TRON address:',
    'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7',
    '',
    'Sign in to Tessera. This costs nothing and moves nothing.',
    '',
    'Chain ID: 0x2b6653dc',
    'Nonce: 0123456789abcdef',
    'Issued At: 2023-11-14T22:13:20.000Z',
    'Expiration Time: 2023-11-14T22:18:20.000Z',
  ])
})

test('what was written is read', () => {
  const word = fc.stringMatching(/^[0-9A-Za-z.:]{1,40}$/)
  const at = fc.integer({ min: 0, max: 4_000_000_000 })
  const any = fc.record({
    domain: word,
    address: word,
    chainId: word,
    nonce: word,
    issuedAt: at,
    expiresAt: at,
  })
  fc.assert(
    fc.property(any, (one) => {
      expect(readSignInMessage(writeSignInMessage(one))).toEqual(one)
    }),
  )
})

test.each([
  ['nothing', ''],
  ['a line more', `${writeSignInMessage(message)}\n`],
  ['a line less', writeSignInMessage(message).replace(/\n[^\n]*$/, '')],
  ['a day that is none', writeSignInMessage(message).replace('2023-11', '2023-13')],
  ['two texts', `${writeSignInMessage(message)}\n${writeSignInMessage(message)}`],
  ['other line ends', writeSignInMessage(message).replaceAll('\n', '\r\n')],
])('%s is no such text', (_, text) => {
  expect(readSignInMessage(text)).toBeNull()
})
