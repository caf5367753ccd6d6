import { expect, test } from 'vitest'

import { linksIn } from './links.ts'

test.each([
  ['nothing here', []],
  ['Read https://a.example/x?y=1#z.', ['https://a.example/x?y=1#z a.example']],
  [
    '（https://a.example/x）與https://b.example，完',
    ['https://a.example/x a.example', 'https://b.example/ b.example'],
  ],
  ['twice https://a.example https://a.example/', ['https://a.example/ a.example']],
  ['with a port https://a.example:8443/x', ['https://a.example:8443/x a.example:8443']],
  [
    'letters that look alike https://аpple.example/',
    ['https://xn--pple-43d.example/ xn--pple-43d.example'],
  ],
  ['a user as a domain https://tessera.example@evil.example/', []],
  ['http://a.example javascript:alert(1) https:// https://[', []],
] as [string, string[]][])('%s', (text, wanted) => {
  expect(linksIn(text).map(({ url, site }) => `${url} ${site}`)).toEqual(wanted)
})

test('at most ten, however many there are', () => {
  const text = Array.from({ length: 5_000 }, (_, i) => `https://a${i}.example`).join(' ')
  expect(linksIn(text)).toHaveLength(10)
})
