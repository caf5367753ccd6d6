import { TronWeb } from 'tronweb'
import { describe, expect, test } from 'vitest'

import { messageDigest, recoverSigner } from './message.ts'

const address = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC'
const key = '1'.padStart(64, '0')
const signed =
  '0x1eb45a12a27653b832e450d0fc72b86e70b899fe7bcd2c573144f96d8c84aec72ad5057fa7ab80054ee06851b8209ce1957b45f6668c753247976cecad05109c1b'

describe('the digest of a message', () => {
  test.each([
    ['hello', '0xa07d8e5b946cc0416662f5420751673680809e5f10313e20c7c5badb0ef4226d'],
    ['héllo', '0x28984009d1e2a0f619b42480b94bcabb9aefb97f96221214d42b1bd268a8622f'],
    ['0x1234', '0x93715ba0420455f2d191066db82ca98e53e89a7cc3a7689181ec8d9c3b66fffc'],
  ])('%s', (message, digest) => {
    expect(messageDigest(message)).toBe(digest)
  })
})

describe('who signed', () => {
  test('with a recovery byte of 27 and 28, or of 0 and 1, with 0x or without', async () => {
    expect(await recoverSigner('hello', signed)).toBe(address)
    expect(await recoverSigner('hello', signed.slice(2))).toBe(address)
    expect(await recoverSigner('hello', `${signed.slice(0, -2)}00`)).toBe(address)
    expect(await recoverSigner('hello', signed.toUpperCase().replace('0X', '0x'))).toBe(address)
  })

  test('what TronWeb signs, in any script', async () => {
    const wallet = new TronWeb({ fullHost: 'http://127.0.0.1:1', privateKey: key })
    for (const message of ['', 'hello', '登入 Tessera\n\n🀄', 'a'.repeat(5_000)]) {
      expect(await recoverSigner(message, wallet.trx.signMessageV2(message))).toBe(address)
    }
  })

  test('another message gives another address, and what is no signature gives none', async () => {
    expect(await recoverSigner('other', signed)).not.toBe(address)
    const unknownByte = `${signed.slice(0, -2)}ff`
    const hugeS = `${signed.slice(0, 66)}${'f'.repeat(64)}1b`
    const broken = ['', '0x', '0x12', 'zz'.repeat(65), `${signed}00`, `0x${'00'.repeat(65)}`]
    for (const bad of [...broken, unknownByte, hugeS]) {
      expect(await recoverSigner('hello', bad)).toBeNull()
    }
  })
})
