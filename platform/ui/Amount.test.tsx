import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { AddressText } from './AddressText.tsx'
import { Amount } from './Amount.tsx'
import { Countdown } from './Countdown.tsx'
import { Ticking } from './Ticking.tsx'

const words = (html: string): string => html.replace(/<[^>]+>/g, '')

test('a shortened amount is a button that shows the exact one', () => {
  const html = renderToStaticMarkup(
    <Amount value={1_234_567_891_234n} decimals={6} symbol="USDT" />,
  )
  expect(html).toMatch(/^<button/)
  expect(words(html)).toBe('1.23M USDT')
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
  expect(words(html)).toBe('1,234,567.891234 USDT')
})

test('an address is short in lists and whole, in groups, where it matters', () => {
  const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  expect(words(renderToStaticMarkup(<AddressText address={address} />))).toBe('TR7NHq…Lj6t')
  expect(words(renderToStaticMarkup(<AddressText address={address} full />))).toBe(
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
