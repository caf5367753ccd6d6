import { parseAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { provideRuntimeConfig } from '../runtime.ts'
import { messageDigest, openDemo } from './demo.ts'

// Computed by TronWeb 6.5.1 for the private key 1.
const address = parseAddress('TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC')
const privateKey = '1'.padStart(64, '0')

test.each([
  ['hello', '0xa07d8e5b946cc0416662f5420751673680809e5f10313e20c7c5badb0ef4226d'],
  ['héllo', '0x28984009d1e2a0f619b42480b94bcabb9aefb97f96221214d42b1bd268a8622f'],
  ['0x1234', '0x93715ba0420455f2d191066db82ca98e53e89a7cc3a7689181ec8d9c3b66fffc'],
])('the digest of %j', (message, digest) => {
  expect(messageDigest(message)).toBe(digest)
})

test('messages and transactions are signed as TronWeb signs them', async () => {
  const demo = { accounts: [{ name: 'Ada', address, privateKey }], travel: true }
  provideRuntimeConfig({ demo })
  const wallet = await openDemo(address)
  expect(await wallet.signMessage('hello')).toBe(
    '0x1eb45a12a27653b832e450d0fc72b86e70b899fe7bcd2c573144f96d8c84aec72ad5057fa7ab80054ee06851b8209ce1957b45f6668c753247976cecad05109c1b',
  )
  const txID = '801e4f2dd0651b53639432def9db43e89d85028cd6a6099c1f4889b10fd35d93'
  const signed = await wallet.signTransaction({ txID, raw_data_hex: '0a' } as never)
  expect(signed.signature).toEqual([
    'eb248ef74f9a1f31d4b70246ec9fb8ec8100b79489d70a281cd05a4292263caf1f717c8b36cd8980353799b4d7088dc03836de901e9e3bb646ab9c638a5e0c771c',
  ])
})

test('an address without a published key has no demo wallet', async () => {
  provideRuntimeConfig({ demo: null })
  await expect(openDemo(address)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
