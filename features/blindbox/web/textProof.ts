import { defineTexts } from '#platform/std/text.ts'

/** How a series is drawn, and what nobody can do, according to its contract. */
export const proofTexts = defineTexts({
  sealed: {
    en: 'The cards are in the contract since the series was created. Only draws take them out.',
    tc: '卡片自系列建立起即存於合約，只有開獎能取出。',
  },
  word: {
    en: 'A draw follows from a secret the operator was bound to before, a seed of yours, and the hash of a block made after your request.',
    tc: '開獎結果由營運者事先承諾的秘密值、您的種子，以及您請求之後的區塊雜湊共同決定。',
  },
  deadline: {
    en: 'If it is not drawn within {blocks} blocks, about {time}, anyone can refund it. You get the price back, and as a penalty at most the price once more. The rest of the operator’s penalty goes to the reward pool.',
    tc: '若 {blocks} 個區塊（約 {time}）內未開獎，任何人皆可退款：您取回價款，並獲賠罰金，最多與價款相同；營運者其餘罰金歸入獎勵池。',
  },
  contract: { en: 'Cards and money lie in', tc: '卡片與款項存於' },
  operator: { en: 'Operator', tc: '營運者' },
  bond: { en: 'Operator’s bond', tc: '營運者保證金' },
  held: { en: 'Of it held now', tc: '其中已占用' },
  covers: { en: 'Enough for', tc: '可支應' },
  coversBoxes: {
    en: '{count, plural, one {# more box opened at once} other {# more boxes opened at once}}',
    tc: '可再同時開啟 {count, number} 個',
  },
  penalty: { en: 'Penalty for each late box', tc: '每個逾時盲盒的罰金' },
  penaltyTo: {
    en: '{amount} USDT, paid twice in {symbol}: to the holder at most the price, the rest to the reward pool. The amount in {symbol} is set aside when a box is opened.',
    tc: '{amount} USDT，以 {symbol} 支付兩份：予持有人以價款為限，其餘歸入獎勵池。開啟時即按當時價格預留 {symbol}。',
  },
  noPrice: { en: 'known once there is a price', tc: '有價格後計算' },
  closed: {
    en: 'The operator closed this series. It is not sold or opened any more.',
    tc: '營運者已關閉此系列，不再銷售或開啟。',
  },
  secrets: { en: 'Operator’s secrets', tc: '營運者秘密值' },
  standing: { en: 'posted: boxes can be opened', tc: '已承諾：盲盒可開啟' },
  notStanding: {
    en: 'not posted: boxes cannot be opened now, and can be given back',
    tc: '未承諾：盲盒暫不能開啟，可退回',
  },
  nobody: { en: 'What nobody can do', tc: '任何人都不能做的事' },
  notUrn: {
    en: 'Add, swap or take out a card, other than by a draw.',
    tc: '除開獎外，新增、調換或取出卡片。',
  },
  notSecret: {
    en: 'Change the secret, your seed or the order of requests once you have asked.',
    tc: '在您請求之後更改秘密值、您的種子或請求順序。',
  },
  notBack: {
    en: 'Keep you from giving an unopened box back for all that it cost.',
    tc: '阻止您退回未開盲盒並取回全部價款。',
  },
  notPause: {
    en: 'Pause, upgrade or empty the contract: it has no owner.',
    tc: '暫停、升級或清空合約：合約沒有擁有者。',
  },
  remains: {
    en: 'What remains: the operator together with the maker of that one block could try for a card they like. If that matters to you, give the box back.',
    tc: '仍存在的風險：營運者若與該區塊的製造者串通，可嘗試取得想要的卡片。介意者可退回盲盒。',
  },
})

/** The same for words from an external provider, where no secret of the operator counts. */
export const proofOfSource = defineTexts({
  deadline: {
    en: 'If the random word does not come and it is not drawn within {blocks} blocks, about {time}, anyone can refund it. You get the price back. The operator’s penalty goes to the reward pool.',
    tc: '若 {blocks} 個區塊（約 {time}）內未取得隨機數、未能開獎，任何人皆可退款：您取回價款；營運者的罰金歸入獎勵池。',
  },
  penaltyTo: {
    en: '{amount} USDT, paid in {symbol} to the reward pool. The amount in {symbol} is set aside when a box is opened.',
    tc: '{amount} USDT，以 {symbol} 支付予獎勵池。開啟時即按當時價格預留 {symbol}。',
  },
  word: {
    en: 'A draw follows from a random word that WINkLink proves for your request alone, a seed of yours, and the hash of a block made after your request.',
    tc: '開獎結果由 WINkLink 為您的請求單獨證明的隨機數、您的種子，以及您請求之後的區塊雜湊共同決定。',
  },
  notSecret: {
    en: 'Change the random word, your seed or the order of requests once you have asked.',
    tc: '在您請求之後更改隨機數、您的種子或請求順序。',
  },
  secrets: { en: 'Operator stands behind the draws', tc: '營運者為開獎擔保' },
  standing: { en: 'yes: boxes can be opened', tc: '是：盲盒可開啟' },
  notStanding: {
    en: 'no: boxes cannot be opened now, and can be given back',
    tc: '否：盲盒暫不能開啟，可退回',
  },
  source: { en: 'Random words come from', tc: '隨機數來源' },
  remains: {
    en: 'What remains: WINkLink’s node together with the maker of that one block could try for a card they like. If that matters to you, give the box back.',
    tc: '仍存在的風險：WINkLink 節點若與該區塊的製造者串通，可嘗試取得想要的卡片。介意者可退回盲盒。',
  },
})
