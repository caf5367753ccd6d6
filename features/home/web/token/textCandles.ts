import { defineTexts } from '#platform/std/text.ts'

/** Texts of a token's candles. */
export const candleTexts = defineTexts({
  title: { en: 'Price over time', tc: '價格走勢' },
  interval: { en: 'Length of a candle', tc: 'K 線週期' },
  '5m': { en: '5 minutes', tc: '5 分鐘' },
  '1h': { en: '1 hour', tc: '1 小時' },
  '1d': { en: '1 day', tc: '1 天' },
  none: { en: 'No trade yet', tc: '尚無交易' },
  noneBody: {
    en: 'The first trade of it makes the first candle.',
    tc: '首筆交易後即有首根 K 線。',
  },
  summary: {
    en: '{count, plural, one {# candle} other {# candles}} of {interval}, from {from} to {to}: first {first}, lowest {low}, highest {high}, last {last} USDT.',
    tc: '{count, number} 根 {interval} K 線，自 {from} 至 {to}：首 {first}、最低 {low}、最高 {high}、末 {last} USDT。',
  },
  open: { en: 'Open', tc: '開' },
  high: { en: 'High', tc: '高' },
  low: { en: 'Low', tc: '低' },
  close: { en: 'Close', tc: '收' },
  volume: { en: 'Volume', tc: '量' },
  time: { en: 'Begins', tc: '開始' },
  table: { en: 'As a table', tc: '以表格顯示' },
  tableOf: { en: 'the last {count}', tc: '最近 {count} 根' },
  unit: {
    en: 'USDT for one {symbol}, from the pools’ own events. A candle opens where the last one closed; a stretch without a trade has none.',
    tc: '每 1 {symbol} 之 USDT 價格，取自流動池事件。K 線以前一根收盤為開盤；無交易時段沒有 K 線。',
  },
  credit: { en: 'Chart by TradingView', tc: '圖表由 TradingView 提供' },
})
