import { defineTexts } from '#platform/std/text.ts'

import { frontTexts } from '../textFront.ts'

/** Texts of coins in lists. */
export const tokenTexts = defineTexts({
  ...frontTexts,
  traders: {
    en: '{count, plural, one {# trader} other {# traders}}',
    tc: '{count, number} 人交易',
  },
  unread: { en: 'What is popular could not be read.', tc: '無法讀取熱門代幣。' },
  again: { en: 'Try again', tc: '重新查詢' },
  noTrades: { en: 'Nobody traded in the last 24 hours.', tc: '近 24 小時無人交易。' },
  search: { en: 'Name, symbol or address', tc: '名稱、代號或地址' },
  order: { en: 'Order', tc: '排序' },
  byCap: { en: 'Market cap', tc: '市值' },
  byPopularity: { en: 'Popular', tc: '熱門' },
  byAge: { en: 'Newest', tc: '最新' },
  found: { en: '{count, plural, one {# token} other {# tokens}}', tc: '{count, number} 種代幣' },
  capNote: {
    en: 'Tokens whose pool is thin or whose supply is unknown, such as {symbol}, have no market cap and come last.',
    tc: '流動性不足或供應量無從得知的代幣（包括 {symbol}）沒有市值，列於最後。',
  },
  none: { en: 'No token yet', tc: '尚無代幣' },
  noneBody: {
    en: 'A token is listed from its first pool on.',
    tc: '代幣自其首個資金池起列出。',
  },
  noneFits: { en: 'No token fits', tc: '沒有符合的代幣' },
  noneFitsBody: {
    en: 'Type the beginning of a word of its name or symbol, or its whole address. Only tokens with a pool here are found.',
    tc: '請輸入名稱或代號中任一字的開頭，或完整地址。僅能找到在此有資金池的代幣。',
  },
  thinPool: { en: 'thin pool', tc: '流動性不足' },
  cap: { en: 'cap {amount}', tc: '市值 {amount}' },
  noPrice: { en: 'no price', tc: '無價格' },
  noChange: { en: 'no price 24 hours ago', tc: '24 小時前無價格' },
  original: { en: 'Original', tc: '原始代幣' },
  lookAlike: { en: 'Look-alike', tc: '名稱近似' },
  notTheOriginal: {
    en: 'The original {symbol} is {address}',
    tc: '原始 {symbol} 為 {address}',
  },
})
