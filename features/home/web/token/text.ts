import { defineTexts } from '#platform/std/text.ts'

/** Texts of the page of one token. */
export const tokenPageTexts = defineTexts({
  notNamed: { en: 'No token was named', tc: '未指定代幣' },
  unknown: {
    en: 'No pool of this exchange has this token',
    tc: '此交易所沒有任何資金池持有此代幣',
  },
  unknownBody: {
    en: 'Check the address. A token is known here from its first pool on.',
    tc: '請檢查地址。代幣自其首個資金池起在此列出。',
  },
  toTokens: { en: 'To all tokens', tc: '查看所有代幣' },
  price: { en: 'Price', tc: '價格' },
  noPrice: { en: 'No pool has a price', tc: '沒有資金池可供定價' },
  inDay: { en: 'in 24 hours', tc: '24 小時' },
  noChange: { en: 'no trade 24 hours ago to compare with', tc: '24 小時前沒有可比較的交易' },
  spot: {
    en: 'Price in its largest pool now. For display only: purchases use the average price.',
    tc: '最大資金池的目前價格，僅供參考；購買以平均價格計價。',
  },
  fakeTitle: { en: 'This is not the original {symbol}', tc: '此代幣並非原始 {symbol}' },
  fakeBody: {
    en: 'Its name or symbol is drawn like that of an older token. Anybody can give a token any name: compare the whole address.',
    tc: '其名稱或代號與較早的代幣相似。任何人都可為代幣取任何名稱，請核對完整地址。',
  },
  originalIs: { en: 'The original {symbol}', tc: '原始 {symbol}' },
  seeOriginal: { en: 'See the original', tc: '查看原始代幣' },
  contract: { en: 'Contract', tc: '合約' },
  native: {
    en: 'The network’s own coin, without a contract. In pools it stands wrapped, one for one:',
    tc: '網路原生幣，沒有合約。在資金池中以一比一包裝：',
  },
  copyAddress: { en: 'Copy the address', tc: '複製地址' },
  figures: { en: 'Statistics', tc: '數據' },
  marketCap: { en: 'Market cap', tc: '市值' },
  circulating: { en: 'Circulating', tc: '流通量' },
  totalSupply: { en: 'Total supply', tc: '總供應量' },
  liquidity: { en: 'Liquidity', tc: '流動性' },
  volume: { en: 'Volume, 24 hours', tc: '24 小時成交量' },
  traders: { en: 'Traders, 24 hours', tc: '24 小時交易人數' },
  notReported: { en: 'unknown', tc: '未知' },
  how: {
    en: 'Circulating = total supply − reward reserves − coins that nobody can move. Market cap = circulating × price, shown where the pool of the price holds 1% of it.',
    tc: '流通量＝總供應量－獎勵儲備－無人可動用的數量。市值＝流通量×價格，僅在定價資金池持有市值 1% 以上時顯示。',
  },
  average: { en: 'Average price (TWAP)', tc: '合約所用均價（TWAP）' },
  averageFresh: { en: 'Fresh', tc: '有效' },
  averageStale: { en: 'Too old', tc: '已過期' },
  measured: { en: 'measured {age}', tc: '{age}測得' },
  averageBody: {
    en: 'Over half an hour or more. Contracts sell at this price, which no single trade can move.',
    tc: '取半小時以上的平均。合約皆以此價計價，單筆交易無法操縱。',
  },
  averageStaleBody: {
    en: 'What is sold at this price is not sold until it is renewed. Claims, exits and refunds never ask for it.',
    tc: '在更新之前，按此價出售者暫停出售。領取、退出與退款皆不需此價。',
  },
  pools: { en: 'Pools', tc: '資金池' },
  noPools: { en: 'No pool holds it now', tc: '目前沒有資金池持有' },
  poolWorth: { en: 'Both sides', tc: '雙邊合計' },
  poolOf: { en: 'Pool {pair}', tc: '資金池 {pair}' },
  poolAddress: { en: 'Address of the pool', tc: '資金池地址' },
  buyLp: { en: 'Buy LP', tc: '購買 LP' },
  stakeLp: { en: 'Stake LP', tc: '質押 LP' },
})

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
    tc: '每 1 {symbol} 之 USDT 價格，取自資金池事件。K 線以前一根收盤為開盤；無交易時段沒有 K 線。',
  },
  credit: { en: 'Chart by TradingView', tc: '圖表由 TradingView 提供' },
})
