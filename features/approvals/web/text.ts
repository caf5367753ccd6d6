import { defineTexts } from '#platform/std/text.ts'

export const approvalsTexts = defineTexts({
  couldTake: {
    en: '{count, plural, one {# approval} other {# approvals}} could take',
    tc: '{count} 項授權可能動用',
  },
  money: { en: '{amount} {symbol}', tc: '{amount} {symbol}' },
  asOf: { en: 'today, at block {block}', tc: '截至目前，區塊 {block}' },
  beside: {
    en: '{cards, plural, =0 {} one {And all cards of # contract. } other {And all cards of # contracts. }}{coins, plural, =0 {} one {# coin has no price.} other {# coins have no price.}}',
    tc: '{cards, plural, =0 {} other {另有 {cards} 個合約的全部卡片。}}{coins, plural, =0 {} other {{coins} 種代幣沒有價格。}}',
  },
  unlimited: { en: 'Unlimited', tc: '無上限' },
  allCards: { en: 'All cards', tc: '全部卡片' },
  cardCount: {
    en: '{count, plural, one {# card} other {# cards}}',
    tc: '{count} 張卡片',
  },
  unread: { en: 'no answer', tc: '無回應' },
  ours: { en: 'Tessera', tc: 'Tessera' },
  unknown: { en: 'Unknown', tc: '未知' },
  revoke: { en: 'Revoke', tc: '收回授權' },
  details: { en: 'Details', tc: '詳情' },
  spender: { en: 'Who may take it', tc: '可動用者' },
  operator: { en: 'Who may move them', tc: '可轉移者' },
  contract: { en: 'Contract', tc: '合約' },
  allowed: { en: 'Approved', tc: '授權數量' },
  balance: { en: 'Your balance', tc: '您的餘額' },
  since: { en: 'Since', tc: '授權時間' },
  oursNote: {
    en: 'Takes coins only in a call that you sign yourself.',
    tc: '僅在您親自簽署的交易中動用代幣。',
  },
  none: { en: 'Nothing is approved', tc: '目前沒有授權' },
  noneNote: {
    en: 'No spender that we know of may take your coins or cards.',
    tc: '在已知範圍內，沒有任何對象可動用您的代幣或卡片。',
  },
  lookUp: { en: 'Look up a spender', tc: '查詢授權對象' },
  lookUpNote: {
    en: 'For an approval that is not listed, such as one from before you joined.',
    tc: '用於查詢未列出的授權，例如加入之前的授權。',
  },
  spenderAddress: { en: 'Spender’s address', tc: '授權對象地址' },
  contractAddress: { en: 'Coin or card contract (optional)', tc: '代幣或卡片合約（選填）' },
  contractHint: { en: 'Left empty: USDT and TES', tc: '留空則查詢 USDT 與 TES' },
  wrongAddress: {
    en: 'Enter an address that begins with T and has 34 characters',
    tc: '請輸入以 T 開頭、共 34 個字元的地址',
  },
  find: { en: 'Look up', tc: '查詢' },
  nothingFound: { en: 'Nothing is approved for this spender.', tc: '此對象沒有任何授權。' },
  whatIsListed: { en: 'What is listed here', tc: '列出的範圍' },
  sourceOurs: {
    en: 'Every contract of Tessera that may have an allowance of USDT or TES, asked now.',
    tc: '可能取得 USDT 或 TES 授權的全部 Tessera 合約，即時查詢。',
  },
  sourceIndex: {
    en: 'Approvals that you gave to anybody since you became active, of any coin or cards. The newest {count} are kept.',
    tc: '您啟用後授權給任何對象的代幣與卡片，保留最新 {count} 項。',
  },
  sourceMissing: {
    en: 'Not listed: approvals from before, of one single card, or by a signed message. Look those up.',
    tc: '未列出：啟用前的授權、單張卡片的授權，以及以簽名訊息授予的授權，請自行查詢。',
  },
  full: {
    en: 'You have {count} or more approvals. Older ones may be missing: look them up.',
    tc: '您的授權已達 {count} 項，較舊的可能未列出，請自行查詢。',
  },
})

export const revokeTexts = defineTexts({
  title: { en: 'Revoke', tc: '收回授權' },
  ask: { en: 'Take back this approval?', tc: '收回此授權？' },
  askCards: { en: 'Take back the right to move all cards?', tc: '收回轉移全部卡片的權限？' },
  after: { en: 'May take from then on', tc: '之後可動用' },
  nothing: { en: 'Nothing', tc: '無' },
  contract: { en: 'Contract of the coin', tc: '代幣合約' },
  cardContract: { en: 'Contract of the cards', tc: '卡片合約' },
  spender: { en: 'Spender', tc: '授權對象' },
  operator: { en: 'Operator', tc: '操作者' },
  value: { en: 'New allowance', tc: '新授權數量' },
  approved: { en: 'May move all cards', tc: '可轉移全部卡片' },
  done: { en: 'Approval taken back', tc: '已收回授權' },
  see: { en: 'See my approvals', tc: '查看我的授權' },
})
