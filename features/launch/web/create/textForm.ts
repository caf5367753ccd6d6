import { defineTexts } from '#platform/std/text.ts'

/** Texts of the form that creates a token and its presale. */
export const formTexts = defineTexts({
  limits: { en: '{least} to {most}', tc: '{least} 至 {most}' },
  what: { en: 'What to create', tc: '建立項目' },
  both: { en: 'Token and presale', tc: '代幣與預售' },
  tokenAlone: { en: 'Token alone', tc: '僅代幣' },
  presaleOf: { en: 'Presale of {symbol}', tc: '{symbol} 的預售' },
  aloneNote: {
    en: 'You get the whole supply, and open trading yourself.',
    tc: '您獲得全部供應量，並自行開放交易。',
  },

  stepToken: { en: 'Token', tc: '代幣' },
  stepSale: { en: 'Presale', tc: '預售' },
  stepReview: { en: 'Review', tc: '確認' },
  step: { en: '{at} of {count}, {name}', tc: '第 {at} 步，共 {count} 步：{name}' },
  nextIs: { en: 'Next: {name}', tc: '下一步：{name}' },
  back: { en: 'Back', tc: '上一步' },

  preset: { en: 'Start from', tc: '範本' },
  changed: { en: 'Changed by you', tc: '已自訂' },
  unnamed: { en: 'Your token', tc: '您的代幣' },
  noMint: { en: '{supply}, no mint ever', tc: '{supply}，永不增發' },
  bytes: { en: '{count} / {most}', tc: '{count} / {most}' },
  fees: { en: 'Buy and sell fee', tc: '買賣費率' },
  atMost: { en: 'at most {most}', tc: '最多 {most}' },
  feesApart: { en: 'buy {buy}, sell {sell}', tc: '買 {buy}、賣 {sell}' },
  you: { en: 'you', tc: '您' },
  change: { en: 'Change', tc: '更改' },
  paste: { en: 'An address beginning with T', tc: '以 T 開頭的地址' },
  more: { en: 'LP burn, protection, fee sale', tc: 'LP 銷毀、保護、費用兌換' },
  on: { en: 'On', tc: '開啟' },
  off: { en: 'Off', tc: '關閉' },
  ofSupply: { en: '= {amount}', tc: '= {amount}' },

  about: { en: 'Picture, links, introduction', tc: '圖片、連結、介紹' },
  optional: { en: 'optional', tc: '選填' },
  picture: { en: 'Picture', tc: '圖片' },
  website: { en: 'Website', tc: '網站' },
  telegram: { en: 'Telegram', tc: 'Telegram' },
  x: { en: 'X', tc: 'X' },
  linkHint: { en: 'Begins with https://', tc: '以 https:// 開頭' },
  wrongLink: { en: 'Not a link of this kind', tc: '不是此類連結' },
  introduction: { en: 'Introduction', tc: '介紹' },
  introductionNote: {
    en: 'Plain text, at most {most} characters. You can change it later.',
    tc: '純文字，最多 {most} 字，日後可修改。',
  },

  raise: { en: 'Sold out it raises', tc: '全部售出可募集' },
  shareBuys: { en: 'A share buys', tc: '每份可得' },
  starts: { en: 'Start', tc: '開始' },
  inside: { en: 'Internal market', tc: '內部市場' },
  insideMeans: {
    en: 'Before the listing, shares trade on a curve that always buys back.',
    tc: '上市前於曲線上買賣份額，隨時可賣回。',
  },
  unlocking: { en: 'Unlocks', tc: '解鎖' },
  unlocksIn: {
    en: '{count, plural, one {all in one} other {# parts in {days}}}',
    tc: '{count, plural, one {一次全部} other {# 期，共 {days}}}',
  },
  liquidity: { en: 'Liquidity', tc: '流動性' },
  liquidityBurnt: { en: '{rate} for ever', tc: '{rate} 永久鎖定' },

  creationFee: { en: 'Creation fee', tc: '建立費用' },
  networkFee: { en: 'Network fee', tc: '網路費用' },
  aboutFee: {
    en: 'about {amount}; the signing sheet has the limit',
    tc: '約 {amount}，上限見簽署畫面',
  },
  forEver: {
    en: 'Nothing of it can be changed afterwards, by you or by anyone.',
    tc: '建立後任何人（包括您）都無法更改。',
  },
  powers: { en: 'What the token can do', tc: '代幣的權限' },
  allFields: { en: 'All values', tc: '全部數值' },
  none: { en: 'none', tc: '無' },
  soonest: { en: 'in 15 minutes', tc: '15 分鐘後' },
  disabled: {
    en: 'The factory makes nothing new now. What exists goes on.',
    tc: '工廠目前不建立新代幣，既有者照常運作。',
  },
  uploadFailed: {
    en: 'The picture was not uploaded: {message}',
    tc: '圖片未上傳：{message}',
  },
  toPresales: { en: 'See all presales', tc: '查看所有預售' },
  notYours: {
    en: 'Only the creator of a token that is not open can give it a presale.',
    tc: '僅尚未開放之代幣的建立者可為其建立預售。',
  },
})
