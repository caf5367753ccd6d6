import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'

import { renderIn } from '../i18n.tsx'
import { Units, UnitsLook, UnitsUp, type UnitsProps, type UnitsStyle } from './Units.tsx'

const tes = { symbol: 'TES', decimals: 18 }
const reward = 1_534_246_575_342_465_753n

afterAll(() => renderIn('en'))

const html = (look: UnitsStyle, props: UnitsProps): string =>
  renderToStaticMarkup(
    <UnitsLook value={look}>
      <Units {...props} />
    </UnitsLook>,
  )

/** Its lines: what may not break, each with ordinary spaces. */
const lines = (look: UnitsStyle, props: UnitsProps): string[] =>
  [...html(look, props).matchAll(/whitespace-nowrap[^"]*">(.*?<\/span>)/g)].map(([, line = '']) =>
    line
      .replace(/<[^>]+>/g, '')
      .replaceAll('\u00a0', ' ')
      .replaceAll('&lt;', '<'),
  )

test.each(['fact', 'big'] as const)(
  'a %s has two decimals, and the exact amount below it where it has more',
  (look) => {
    expect(lines(look, { units: reward, coin: tes })).toEqual([
      '1.53 TES',
      '1.534246575342465753 TES',
    ])
    const usdt = { symbol: 'USDT', decimals: 6 }
    expect(lines(look, { units: 300_000_000_000n, coin: usdt })).toEqual(['300,000.00 USDT'])
    expect(lines(look, { units: 81n, coin: usdt })).toEqual(['<0.0001 USDT', '0.000081 USDT'])
  },
)

test('an amount that is at most so much is rounded up, with the exact one below it', () => {
  const units = 166_179_849n
  const most = renderToStaticMarkup(
    <UnitsUp value={true}>
      <UnitsLook value="big">
        <Units units={units} coin={{ symbol: 'USDT', decimals: 6 }} />
      </UnitsLook>
    </UnitsUp>,
  )
  expect(most).toContain('166.18')
  expect(most).toContain('166.179849')
})

test('below a title an amount is short', () => {
  expect(lines('line', { units: reward, coin: tes })).toEqual(['1.53 TES'])
})

test('an estimate has no digits that mean nothing, and is marked in both languages', () => {
  const estimate = { units: reward, coin: tes, about: true }
  renderIn('en')
  for (const look of ['fact', 'line'] as const) {
    expect(lines(look, estimate)).toEqual(['about 1.53 TES'])
  }
  expect(html('big', estimate)).not.toContain('1.534')
  renderIn('tc')
  expect(lines('fact', estimate)).toEqual(['約 1.53 TES'])
})
