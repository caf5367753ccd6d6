import { encodeAbiParameters } from 'viem/utils'
import { expect, test } from 'vitest'

import { abiString } from './artCheck.ts'

test.each(['', 'Glass', 'data:image/svg+xml,%3Csvg', '馬賽克'.repeat(30)])(
  'reads back the string %j that an independent encoder wrote',
  (text) => {
    const hex = encodeAbiParameters([{ type: 'string' }], [text]).slice(2)
    expect(abiString(hex)).toBe(text)
  },
)

test('a value that is no string is refused', () => {
  expect(abiString('')).toBeNull()
  expect(abiString('00'.repeat(31))).toBeNull()
  // Declares 5 bytes and has none.
  expect(abiString(`${'20'.padStart(64, '0')}${'5'.padStart(64, '0')}`)).toBeNull()
})
