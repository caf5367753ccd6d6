import { expect, test } from 'vitest'

import { joined, summaryOf } from './candleFigures.ts'

const candle = (time: number, open: string, high: string, low: string, close: string) => ({
  time,
  open,
  high,
  low,
  close,
  volume: '0',
  trades: 1,
  traders: 1,
})

test('candles have ends and extremes in whole numbers', () => {
  // As text 9 comes after 10; as numbers these three are one.
  const [low, high] = ['9', '10000000000000000000000001']
  expect(
    summaryOf([
      candle(300, '10', '11', '10', '11'),
      candle(900, '11', high, low, '12'),
      candle(1_200, '12', '10000000000000000000000000', '10', '13'),
    ]),
  ).toEqual({ from: 300, to: 1_200, first: 10n, low: 9n, high: BigInt(high), last: 13n })
})

test('no candle has no sentence', () => {
  expect(summaryOf([])).toBeNull()
})

test('a candle opens where the one before closed, and reaches from there', () => {
  expect(
    joined([
      candle(300, '10', '12', '9', '11'),
      candle(600, '14', '15', '13', '13'),
      candle(900, '9', '9', '8', '8'),
      candle(1_200, '9', '9', '7', '9'),
    ]),
  ).toEqual([
    candle(300, '10', '12', '9', '11'),
    candle(600, '11', '15', '11', '13'),
    candle(900, '13', '13', '8', '8'),
    candle(1_200, '8', '9', '7', '9'),
  ])
})
