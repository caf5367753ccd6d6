import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { AddressText } from './AddressText.tsx'
import { Amount } from './Amount.tsx'
import { Figure } from './Figure.tsx'
import { Countdown } from './Countdown.tsx'
import { Ticking } from './Ticking.tsx'

const text = (html: string): string => html.replace(/<[^>]+>/g, '')

test('a large figure does not break, a long exact one may; a unit is never broken', () => {
  const shown = (value: string) => renderToStaticMarkup(<Figure label="Left" value={value} />)
  const whole = (html: string): string[] =>
    [...html.matchAll(/whitespace-nowrap[^>]*>([^<]*)</g)].map(([, kept]) => kept!)
  expect(text(shown('500.00 TES'))).toBe('Left500.00 TES')
  expect(whole(shown('40,000.00 TES'))).toEqual(['40,000.00', 'TES'])
  expect(whole(shown('66.575342465753424657 TES'))).toEqual(['TES'])
  expect(whole(shown('5.00 T1234567890123456789'))).toEqual(['5.00'])
  expect(text(shown('V3'))).toBe('LeftV3')
})

test('a shortened amount is a button that shows the exact one', () => {
  const html = renderToStaticMarkup(
    <Amount value={1_234_567_891_234n} decimals={6} symbol="USDT" />,
  )
  expect(html).toMatch(/^<button/)
  expect(text(html)).toBe('1.23M USDT')
})

test('a sum with a line of its own is whole up to ten million', () => {
  const shown = (value: bigint) =>
    text(renderToStaticMarkup(<Amount value={value} decimals={6} symbol="USDT" figure />))
  expect(shown(300_000_000_000n)).toBe('300,000.00 USDT')
  expect(shown(12_345_678_000_000n)).toBe('12.34M USDT')
})

test('an amount that is shown whole is no button', () => {
  for (const value of [0n, 1_000_000n, 100_500_000n]) {
    const html = renderToStaticMarkup(<Amount value={value} decimals={6} symbol="TRX" />)
    expect(html).toMatch(/^<span/)
  }
})

test('an exact amount is never shortened', () => {
  const html = renderToStaticMarkup(
    <Amount value={1_234_567_891_234n} decimals={6} symbol="USDT" exact />,
  )
  expect(text(html)).toBe('1,234,567.891234 USDT')
})

test('an address is short in lists and whole, in groups, where it matters', () => {
  const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  expect(text(renderToStaticMarkup(<AddressText address={address} />))).toBe('TR7NHq…Lj6t')
  expect(text(renderToStaticMarkup(<AddressText address={address} full />))).toBe(
    'TR7N Hqje KQxG TCi8 q8ZY 4pL8 otSz gjLj 6t',
  )
})

test('figures, addresses and timers are left alone by who translates the page', () => {
  const parts = [
    <Amount key="a" value={1n} decimals={6} symbol="TRX" />,
    <Amount key="b" value={123_456_789n} decimals={6} symbol="TRX" />,
    <AddressText key="c" address="TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" />,
    <Ticking key="d" value={5n} />,
    <Countdown key="e" seconds={90} />,
  ]
  for (const part of parts) expect(renderToStaticMarkup(part)).toContain('translate="no"')
})
