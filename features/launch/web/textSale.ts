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
  topFive: { en: 'Five largest buyers', tc: '前五大買家' },

  shares: { en: 'Shares', tc: '份數' },
  each: { en: '{amount} each, at most {most, number}', tc: '每份 {amount}，最多 {most, number}' },
  eachBuys: { en: 'a share buys {amount}', tc: '每份可得 {amount}' },
  fewer: { en: 'One share fewer', tc: '減少一份' },
  more: { en: 'One share more', tc: '增加一份' },
  enterShares: { en: 'Enter a whole number of shares', tc: '請輸入整數份數' },
  aboveMost: {
    en: 'The purchase exceeds the maximum of {most, number} shares',
    tc: '購買超過上限 {most, number} 份',
  },
  aboveLeft: { en: 'Only {left, number} shares remain', tc: '僅剩 {left, number} 份' },
  insufficient: { en: '{symbol} balance insufficient', tc: '{symbol} 餘額不足' },
  mint: {
    en: 'Mint {count, plural, one {# share} other {# shares}} for {amount}',
    tc: '以 {amount} 鑄造 {count, number} 份',
  },
  mintPlain: { en: 'Mint', tc: '鑄造' },
  once: {
    en: 'Minting twice gives no extra allocation; a second mint or extra {symbol} is refused',
    tc: '重複鑄造不會獲得額外份額；第二次鑄造或多付的 {symbol} 會被拒絕',
  },

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
  tap: { en: 'Creator’s part', tc: '建立者份額' },
  tapOf: { en: '{part} of {all}, until {date}', tc: '{all} 中的 {part}，至 {date}' },

  calendar: { en: 'Unlock calendar', tc: '解鎖日曆' },
  ifListed: { en: 'if listed on {date}', tc: '若於 {date} 上市' },
  fromListing: { en: 'from the listing', tc: '自上市起' },
  atListing: { en: 'at the listing', tc: '上市時' },
  after: { en: 'after {time}', tc: '{time}後' },
  allAtOnce: { en: 'All tokens unlock at the listing.', tc: '全部代幣於上市時解鎖。' },

  target: { en: 'Market value target, the creator’s goal', tc: '市值目標（建立者的目標）' },
  million: { en: '100 million', tc: '1 億' },

  floor: { en: 'Floor per token', tc: '每枚底價' },
  floorOf: {
    en: '{count, plural, one {Floor per token} other {Floor of # tokens}}',
    tc: '{count, plural, one {每枚底價} other {每 # 枚底價}}',
  },
  floorNote: {
    en: '{left} for {tokens}. Redeeming burns tokens and never lowers it.',
    tc: '{left} 支持 {tokens}。贖回會銷毀代幣，底價不會因此降低。',
  },
  redeem: { en: 'Redeem', tc: '贖回' },
  redeemTitle: { en: 'Redeem at the floor', tc: '以底價贖回' },
  redeemLead: {
    en: 'Tokens are burnt for their part of the floor, for ever.',
    tc: '代幣將永久銷毀，換取其底價份額。',
  },
  tokens: { en: 'Tokens', tc: '代幣數量' },
  pays: { en: 'Pays', tc: '可得' },

  powers: { en: 'What the token can do', tc: '代幣的權限' },
  powersShort: { en: 'Powers', tc: '權限' },
  nobody: { en: 'Nobody can mint, pause or blacklist.', tc: '無人能增發、暫停或列入黑名單。' },
  about: { en: 'From the creator', tc: '建立者的說明' },
  aboutNote: {
    en: 'Written by the creator. Nobody checked it.',
    tc: '由建立者撰寫，未經查證。',
  },
  website: { en: 'Website', tc: '網站' },
  liquidity: { en: 'Liquidity', tc: '流動性' },
  pool: { en: 'In the pool', tc: '池中' },
  locked: { en: 'Locked for ever', tc: '永久鎖定' },
  forUsers: { en: 'Unlocks for buyers', tc: '隨買家解鎖' },
  forDev: { en: 'Creator’s, until {date}', tc: '建立者，至 {date}' },
  burnt: { en: 'Burnt at the listing', tc: '上市時銷毀' },

  list: { en: 'List it', tc: '上市' },
  listNote: {
    en: 'The sale pays your network fee back.',
    tc: '預售會退還您的網路費用。',
  },
  toMarket: { en: 'Internal market', tc: '內部市場' },
  toToken: { en: 'See the token', tc: '查看代幣' },
  reasonTitle: { en: 'Why you cannot mint now', tc: '目前無法鑄造的原因' },
  chores: { en: 'For everyone', tc: '人人可執行' },
  convert: { en: 'Sell collected fees', tc: '賣出累計費用' },
  burnStep: { en: 'Burn a step of the reserve', tc: '銷毀一期儲備' },
})
