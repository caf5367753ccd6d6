import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { expect, test } from 'vitest'

import { shownPrice } from './shownPrice.ts'

provideRuntimeConfig({})

test('USDT stands first where a rate is known, the other unit beside it', () => {
  expect(shownPrice('160000000', 'TRX', '300842')).toEqual({
    main: '48.13 USDT',
    small: '160.00 TRX',
  })
  expect(shownPrice('540000000', 'USDT', '300000')).toEqual({
    main: '540.00 USDT',
    small: '≈ 1,800.00 TRX',
  })
  expect(shownPrice('160000000', 'TRX', null)).toEqual({ main: '160.00 TRX', small: null })
  expect(shownPrice('540000000', 'USDT', null)).toEqual({ main: '540.00 USDT', small: null })
})
