import { defineTexts } from '#platform/std/text.ts'

/** Texts of the check of a draw: the compared values, and the result. */
export const checkTexts = defineTexts({
  request: { en: 'Request {id}', tc: '開盒請求 {id}' },
  noSuch: { en: 'Which draw?', tc: '要驗證哪一次開獎？' },
  noSuchBody: {
    en: 'Open the check from a box of yours or from a series’ list of draws.',
    tc: '請自您的盲盒或系列的開獎紀錄進入驗證。',
  },
  lead: {
    en: 'Your browser reads the chain and draws again, step by step.',
    tc: '您的瀏覽器直接讀取區塊鏈，逐步重新開獎。',
  },
  checking: { en: 'Reading the chain and drawing again…', tc: '正在讀取區塊鏈並重新開獎…' },
  allRight: {
    en: 'Drawn again, with the same result. Every value is right.',
    tc: '重新開獎結果一致，所有數值皆正確。',
  },
  someWrong: {
    en: 'Something does not fit. What differs is marked below.',
    tc: '有數值不符，差異已於下方標示。',
  },
  notYet: {
    en: 'Not drawn yet. What is known so far is right.',
    tc: '尚未開獎，目前已知的數值皆正確。',
  },
  wasRefunded: {
    en: 'It was not drawn in time and was refunded. There is nothing to draw again.',
    tc: '逾時未開獎，已退款，無可重新開獎的結果。',
  },
  unread: {
    en: 'The chain could not be read. Nothing was checked.',
    tc: '無法讀取區塊鏈，尚未驗證任何數值。',
  },
  again: { en: 'Check again', tc: '重新驗證' },
  steps: { en: 'The draw, step by step', tc: '開獎步驟' },
  right: { en: 'Right', tc: '正確' },
  wrong: { en: 'Wrong', tc: '不符' },
  open: { en: 'Not yet', tc: '尚未' },
  shouldBe: { en: 'Should be', tc: '應為' },
  nothingThere: { en: 'nothing on the chain', tc: '鏈上無此資料' },
  instead: { en: 'Shown instead', tc: '實際顯示為' },
  copy: { en: 'Copy: {name}', tc: '複製：{name}' },
  requestTx: { en: 'Transaction of the request', tc: '開盒請求的交易' },
  settleTx: { en: 'Transaction of the draw', tc: '開獎的交易' },
  refundTx: { en: 'Transaction of the refund', tc: '退款的交易' },

  stepRequest: { en: 'The request', tc: '開盒請求' },
  stepRequestBody: {
    en: 'Holder, boxes and the holder’s seed stand in the event Requested. Nothing of it can be changed later.',
    tc: '持有人、盲盒與持有人種子記於 Requested 事件，事後無法更改。',
  },
  stepSecret: { en: 'The operator’s secret', tc: '營運者的秘密值' },
  stepSecretBody: {
    en: 'The operator was bound to it before the request: hashed again and again it gives the value posted then.',
    tc: '營運者在請求之前已受其約束：將秘密值逐次雜湊，即得當時公布的數值。',
  },
  stepReturned: { en: 'The random word', tc: '隨機數' },
  stepReturnedBody: {
    en: 'Its provider gives one for each request, with a proof of it. Hashed, it is the secret.',
    tc: '由提供者為每次請求產生並附證明；其雜湊值即為秘密值。',
  },
  stepBlock: { en: 'The block after the request', tc: '請求之後的區塊' },
  stepBlockBody: {
    en: 'Its hash was known to nobody when the seed was chosen.',
    tc: '選定種子時，任何人都不知道此區塊的雜湊值。',
  },
  stepUrn: { en: 'Remaining cards before the draw', tc: '開獎前的剩餘卡片' },
  stepUrnBody: {
    en: 'As it was sealed, without the cards drawn before; the last card takes the place of the drawn one.',
    tc: '封存時的卡片扣除先前開出的卡片；最後一張卡片補入開出者的位置。',
  },
  stepWord: { en: 'The word', tc: '抽籤值' },
  stepWordBody: {
    en: 'Hash of secret, seed, block hash, request and contract.',
    tc: '由秘密值、種子、區塊雜湊、請求與合約計算的雜湊值。',
  },
  stepCards: { en: 'The cards', tc: '卡片' },
  stepCardsBody: {
    en: 'Each box draws with the hash of word and place, divided by the cards left; the rest names the card.',
    tc: '每個盲盒以抽籤值與次序的雜湊值除以剩餘卡片數，餘數即所開卡片。',
  },

  contract: { en: 'Contract', tc: '合約' },
  holder: { en: 'Holder', tc: '持有人' },
  boxes: { en: 'Boxes', tc: '盲盒' },
  amount: { en: 'Price', tc: '價款' },
  penalty: { en: 'Penalty of each', tc: '每個的罰金' },
  seed: { en: 'Holder’s seed', tc: '持有人種子' },
  requestBlock: { en: 'Block', tc: '區塊' },
  tip: { en: 'Posted value', tc: '公布的數值' },
  postedBlock: { en: 'Posted in block', tc: '公布於區塊' },
  secret: { en: 'Secret', tc: '秘密值' },
  returned: { en: 'Random word', tc: '隨機數' },
  secretHash: { en: 'Its hash', tc: '秘密值的雜湊值' },
  hashes: {
    en: '{count, plural, one {Hashed once} other {Hashed # times}}',
    tc: '雜湊 {count, number} 次',
  },
  nextBlock: { en: 'Block', tc: '區塊' },
  nodeHash: { en: 'Hash, by the node', tc: '節點提供的雜湊值' },
  usedHash: { en: 'Hash that was drawn with', tc: '開獎所用的雜湊值' },
  sealed: { en: 'Cards when sealed', tc: '封存時卡片數' },
  drawnBefore: { en: 'Drawn before', tc: '先前已開出' },
  urn: { en: 'Cards left, in order', tc: '剩餘卡片（依序）' },
  word: { en: 'Word', tc: '抽籤值' },
  card: { en: 'Box {of}', tc: '盲盒 {of}' },
  goesTo: { en: 'Cards went to', tc: '卡片交予' },
  fee: { en: 'Fee of 5%', tc: '5% 手續費' },
  draws: { en: 'Draws of this request', tc: '此請求的開獎次數' },

  cannotTitle: { en: 'What this cannot tell', tc: '此驗證無法得知的事' },
  cannotNode: {
    en: 'Whether the node tells the truth: look the transactions up elsewhere too.',
    tc: '節點是否誠實：可於其他瀏覽器查詢交易比對。',
  },
  cannotContract: {
    en: 'Whether this is the contract you mean: the app’s configuration names it, and the server gives the configuration. Compare the address with one you know from elsewhere.',
    tc: '此合約是否為您認定的合約：地址取自應用程式設定，而設定由伺服器提供。請與其他來源的地址比對。',
  },
  cannotTogether: {
    en: 'Whether the one who knew the secret first made a deal with the maker of that one block.',
    tc: '最先得知秘密值者是否與該區塊的產生者串通。',
  },
  cannotLevel: {
    en: 'Level and picture of a card: the card’s own page checks these.',
    tc: '卡片等級與圖像：由卡片頁面另行驗證。',
  },
})

/** The same for words from an external provider, where no secret of the operator counts. */
export const checkOfSource = defineTexts({
  cannotTogether: {
    en: 'Whether WINkLink’s node made a deal with the maker of that one block.',
    tc: 'WINkLink 節點是否與該區塊的產生者串通。',
  },
})
