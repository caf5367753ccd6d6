import { defineTexts } from '#platform/std/text.ts'

/** Texts of one presale. */
export const saleTexts = defineTexts({
  backUntil: { en: 'You can take your money back until', tc: '您可取回資金，直至' },
  startsOn: { en: 'Minting begins', tc: '鑄造開始於' },
  backNow: {
    en: 'The soft cap was not reached. Everyone’s money comes back whole.',
    tc: '未達軟頂，每人的資金全額退還。',
  },
  backExpired: {
    en: 'It was not listed in time. Everyone’s money comes back whole.',
    tc: '未按時上市，每人的資金全額退還。',
  },
  insideOpen: {
    en: 'The presale succeeded. The internal market is open until',
    tc: '預售成功，內部市場開放至',
  },
  listUntil: { en: 'Anyone can list it until', tc: '任何人可於此前上市' },
  elseRefund: { en: 'else everyone is refunded', tc: '否則全額退款' },
  listedOn: { en: 'Listed', tc: '上市於' },

  ofSold: { en: 'sold', tc: '已售' },
  softCap: { en: 'Soft cap', tc: '軟頂' },
  reached: { en: '{rate}, reached', tc: '{rate}，已達成' },
  soldOf: { en: '{sold, number} of {all, number}', tc: '{sold, number} / {all, number}' },
  soldLabel: { en: 'Sold', tc: '已售' },
  endsIn: { en: 'Ends in', tc: '距結束' },
  startsIn: { en: 'Starts in', tc: '距開始' },
  period: { en: 'Sale period', tc: '預售期' },
  topFive: { en: 'Top 5 buyers hold', tc: '前 5 大買家占比' },

  shares: { en: 'Shares', tc: '份數' },
  each: { en: '{amount} each, at most {most, number}', tc: '每份 {amount}，最多 {most, number}' },
  enterShares: { en: 'Enter a whole number of shares', tc: '請輸入整數份數' },
  aboveMost: {
    en: 'The purchase exceeds the maximum of {most, number} shares',
    tc: '購買超過上限 {most, number} 份',
  },
  aboveLeft: { en: 'Only {left, number} shares remain', tc: '僅剩 {left, number} 份' },
  worth: { en: '≈ {amount} by the {coin} average', tc: '≈ {amount}（依 {coin} 均價）' },
  insufficient: { en: '{symbol} balance insufficient', tc: '{symbol} 餘額不足' },
  mint: {
    en: 'Mint {count, plural, one {# share} other {# shares}} for {amount}',
    tc: '以 {amount} 鑄造 {count, number} 份',
  },
  once: {
    en: 'You can buy once: choose the number now.',
    tc: '每個地址只能鑄造一次，請先選好份數。',
  },
  mintPlain: { en: 'Mint', tc: '鑄造' },

  mine: {
    en: 'Your {count, plural, one {# share} other {# shares}}',
    tc: '您的 {count, number} 份',
  },
  takeBack: { en: 'Take back {amount}', tc: '取回 {amount}' },
  refund: { en: 'Refund {amount}', tc: '退款 {amount}' },
  claimable: { en: 'Claimable', tc: '可領取' },
  claim: { en: 'Claim', tc: '領取' },
  claimLp: { en: '{amount} LP', tc: '{amount} LP' },
  nextUnlock: { en: 'Next unlock in', tc: '距下次解鎖' },
  insideShares: { en: 'Inside shares', tc: '內部份額' },
  insideTokens: { en: 'Tokens of inside shares', tc: '內部份額的代幣' },
  collect: { en: 'Collect {amount}', tc: '領取 {amount}' },

  calendar: { en: 'Unlock calendar', tc: '解鎖日曆' },
  ifListed: { en: 'if listed on {date}', tc: '若於 {date} 上市' },
  allAtOnce: { en: 'All tokens unlock at the listing.', tc: '全部代幣於上市時解鎖。' },

  target: { en: 'Market value target, a goal', tc: '市值目標（建立者的目標）' },
  million: { en: '100 million', tc: '1 億' },

  powers: { en: 'What the token can do', tc: '代幣的權限' },
  powersShort: { en: 'Powers', tc: '權限' },
  nobody: {
    en: 'Nobody can create more tokens, pause or blacklist.',
    tc: '無人能增發、暫停或列入黑名單。',
  },
  edit: { en: 'Edit', tc: '編輯' },
  about: { en: 'From the creator', tc: '建立者的說明' },
  aboutNote: {
    en: 'Written by the creator. Nobody checked it.',
    tc: '由建立者撰寫，未經查證。',
  },
  liquidity: { en: 'Liquidity', tc: '流動性' },

  list: { en: 'List it', tc: '上市' },
  listNote: {
    en: 'The sale pays your network fee back.',
    tc: '預售會退還您的網路費用。',
  },
  toToken: { en: 'See the token', tc: '查看代幣' },
  toMarket: { en: 'Internal market', tc: '內部市場' },
})
