import { defineTexts } from '#platform/std/text.ts'

/** Texts of a coin that is chosen. */
export const coinTexts = defineTexts({
  choose: { en: 'Choose a coin', tc: '選擇幣種' },
  search: { en: 'Name, symbol or address', tc: '名稱、代號或地址' },
  noAddress: {
    en: 'This is no address: a character is missing or wrong',
    tc: '地址有誤：缺少字元或字元不正確',
  },
  held: { en: 'Your coins', tc: '您的幣種' },
  others: { en: 'Others', tc: '其他' },
  found: { en: '{count, plural, one {# coin} other {# coins}}', tc: '{count, number} 種幣' },
  none: { en: 'No coin with a pool here fits', tc: '此處沒有符合且有資金池的幣種' },
  noneBody: {
    en: 'Any other coin is found by its address. Paste it here.',
    tc: '其他幣種可用地址查找，請在此貼上地址。',
  },
  use: { en: 'Use this coin', tc: '使用此幣種' },
  useAnyway: { en: 'Use it anyway', tc: '仍要使用' },
  back: { en: 'Back', tc: '返回' },
  unnamed: { en: 'No readable symbol', tc: '代號無法讀取' },
  baseUnits: { en: '{amount} base units', tc: '{amount} 基本單位' },
  lookAlike: { en: 'Look-alike', tc: '名稱近似' },
  fakeTitle: { en: 'Not the original {symbol}', tc: '並非原始 {symbol}' },
  originalIs: { en: 'The original {symbol} has this address:', tc: '原始 {symbol} 的地址為：' },
  unknownTitle: { en: 'The contract does not describe itself', tc: '此合約未提供完整資料' },
  noDecimals: {
    en: 'It returns no readable decimals: amounts are in base units.',
    tc: '無法讀取小數位數，數量以基本單位表示。',
  },
  noSymbol: { en: 'It returns no readable symbol.', tc: '無法讀取代號。' },
  taxTitle: { en: 'Takes a part of transfers', tc: '轉帳會扣除部分數量' },
  transferTax: { en: 'About {percent} of each transfer.', tc: '每次轉帳約扣 {percent}。' },
  purchaseTax: {
    en: 'About {percent} of what a pool pays out to a buyer.',
    tc: '買方從資金池取得時約扣 {percent}。',
  },
  refusesTitle: { en: 'Refuses transfers now', tc: '目前拒絕轉帳' },
  refusesTransfer: { en: 'A transfer of yours is refused.', tc: '您的轉帳會被拒絕。' },
  refusesPurchase: {
    en: 'A pool cannot pay it out to a buyer.',
    tc: '資金池無法付給買方。',
  },
  refusal: { en: 'Its contract states: {reason}', tc: '合約回應：{reason}' },
  simulated: {
    en: 'By a simulated transfer; the coin can change it.',
    tc: '依模擬轉帳計算，幣種可能變更。',
  },
  unmeasured: {
    en: 'Transfer tax not measured: a trial needs coins of your own.',
    tc: '未測得轉帳稅率：試轉需以您持有的幣進行。',
  },
  noTax: {
    en: 'A simulated transfer arrived whole.',
    tc: '模擬轉帳全額到帳。',
  },
})
