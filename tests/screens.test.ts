import { expect, test } from 'vitest'

import { pagesOf } from './screens.ts'

test('each screen by the address that shows it', () => {
  const pages = pagesOf({ txHash: 'ab' })
  expect(pages.get('home')).toBe('/')
  expect(pages.get('nftDetail')).toBe('/nftDetail?tokenId=1')
  expect(pages.get('tx')).toBe('/tx?id=ab')
})
